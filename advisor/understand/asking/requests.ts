import { tokensOf } from '../../words/tokens.ts';
import { garmentWords } from '../garments/garment-words.ts';
import type { Intent } from '../intents.ts';
import { type Aim, intentOfAim } from '../learned/aims.ts';
import { echoesRequest, files } from './clauses.ts';
import { termsAsked } from './terms-asked.ts';

/** Requests of one field are answered together by its handlers. */
const fields = [
  'look',
  'knowledge',
  'owned',
  'laundry',
  'spending',
  'wears',
  'lists',
  'act',
  'shop',
  'service',
  'talk',
] as const;
export type Field = (typeof fields)[number];

const fieldOfIntent: Readonly<Partial<Record<Intent, Field>>> = {
  dress: 'look',
  combine: 'look',
  adjust: 'look',
  another: 'look',
  diagnose: 'look',
  compare: 'look',
  choose: 'look',
  pack: 'look',
  week: 'look',
  capsule: 'look',
  back: 'look',
  why: 'look',
  avoid: 'look',
  knowledge: 'knowledge',
  trends: 'knowledge',
  colour: 'knowledge',
  search: 'owned',
  gaps: 'owned',
  keep: 'act',
  wear: 'act',
  mark: 'act',
  plans: 'act',
  wishes: 'act',
  cart: 'act',
  undo: 'act',
  shop: 'shop',
  'product-fit': 'shop',
  app: 'service',
};

const fieldOfAim: Readonly<Partial<Record<Aim, Field>>> = {
  'garment-delete': 'act',
  'garment-edit': 'act',
  'garment-add': 'act',
  'wash-list': 'laundry',
  spent: 'spending',
  'cost-per-wear': 'spending',
  'not-worn': 'wears',
  'most-worn': 'wears',
  'last-worn': 'wears',
  'plan-show': 'lists',
  'wish-list': 'lists',
  'cart-show': 'lists',
  'outfits-saved': 'lists',
  'know-of-me': 'owned',
  'may-i': 'look',
  'how-to-wear': 'look',
};

export const fieldOf = (aim: Aim): Field => {
  const intent = intentOfAim[aim];
  return fieldOfAim[aim] ?? (intent && fieldOfIntent[intent]) ?? 'talk';
};

type AimsIn = (text: string) => ReadonlyMap<Aim, number>;
type Shares = Readonly<Record<Field, number>>;

function sharesOf(aims: ReadonlyMap<Aim, number>): Shares {
  const sums = Object.fromEntries(fields.map((field) => [field, 0])) as Record<Field, number>;
  for (const [aim, probability] of aims) sums[fieldOf(aim)] += probability;
  return sums;
}

const preposed = '(?:(?:a|con|de|para|pa|por|en|desde|hasta) )?';
const greetings = '(?! (?:onda|tal|hubo|m[aá]s)(?!\\p{L}))';
const accented = `${preposed}(?:qué${greetings}|cómo|cuál(?:es)?|cuánt[oa]s?|dónde|cuándo|quién)(?!\\p{L})`;
const interrogative = `${preposed}(?:(?:qu[eé]|q|k)${greetings}|c[oó]mo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|cto|d[oó]nde|cu[aá]ndo|qui[eé]n|pq|xq)(?!\\p{L})`;
const clitics = '(?:me|nos|le|les|te)?(?:l[oa]s?)?';
const verbs =
  'dime|dec[ií]|d[ií]ga|recu[eé]rda|record[aá]|cu[eé]nta|cont[aá]|expl[ií]ca|explic[aá]|aclara|ens[eé][ñn]a|mu[eé]stra|mostr[aá]|saca|sac[aá]|b[uú]sca|busc[aá]|recomi[eé]nda|recomend[aá]|aconseja|acons[eé]ja|sugiere|propon|haz|hacé|hac[eé](?=me|nos|l[oa])|haga|[aá]rma|arm[aá]|m[oó]nta|prep[aá]ra|p[oó]n|p[oó]nga|pon[eé](?=me|nos|l[eoa])|p[aá]sa|pas[aá]|m[eé]te|met[eé]|gu[aá]rda|guard[aá]|ap[uú]nta|apunt[aá]|an[oó]ta|anot[aá]|ag[eé]nda|m[aá]rca|marc[aá]|qu[ií]ta|b[oó]rra|elim[ií]na|d[eé]ja|dej[aá]|c[aá]mbia|cambi[aá]|a[ñn][aá]de|agr[eé]ga|agreg[aá]|[eé]cha|m[aá]nda|av[ií]sa|ay[uú]da|d[aá](?=me|nos)|el[ií]ge|elegi|escoge|lista|compara|v[ií]ste|vest[ií]';
const imperative = `(?:${verbs})${clitics}(?!\\p{L})`;
const asking =
  '(?:me (?:dices|dec[ií]s|dice|explicas|explic[aá]s|explica|recomiendas|recomend[aá]s|recomienda|ayudas|ayud[aá]s|ayuda|pones|guardas|apuntas|puedes?|pod[eé]s|podr[ií]as?)|puedes?|pod[eé]s|podr[ií]as?|sabes?|sab[eé]s|quiero saber|quisiera saber|no s[eé] (?:si|qu[eé]|q|c[oó]mo|cu[aá]l|con)|(?:si )?hay (?:algo|alg[uú]n)|si (?:tienen|ten[eé]is|tengo|hay)|tengo (?:algo|alg[uú]n)|ten[eé]is|tienen|tienes|ten[eé]s|necesito|busco|se (?:puede|lava|lleva|usa)n?|puedo|hay que|hace falta|vale la pena|merece la pena|mand[aá]is|mandan|envi[aá]is|env[ií]an|hac[eé]is)(?!\\p{L})';
const lead =
  '(?:(?:y|ya|e|o|pero|ah|oye|oiga|che|de paso|ya que estamos|ya que est[aá]s|adem[aá]s|tambi[eé]n|tb|luego|por favor|porfa|porfi|plis|otra cosa|otra duda|por cierto|entonces|ahora(?: s[ií])?|venga|vale|ok|dale|bueno|va|a ver|anda|hola|si no)[,:]? )*';
const opensAny = new RegExp(`^${lead}(?:${interrogative}|${imperative}|${asking})`, 'iu');
const opensPlainly = new RegExp(`^${lead}(?:${accented}|${imperative}|${asking})`, 'iu');
/** A question, and not a wish such as "necesito". */
const questions = new RegExp(`[?¿]|^${lead}(?:${interrogative})`, 'iu');
const opens = (part: string, isAccented: boolean): boolean =>
  (isAccented ? opensPlainly : opensAny).test(part);
const writesAccents = (message: string): boolean => /[áéíóúÁÉÍÓÚ¿]/.test(message);

const pause =
  /(?<=[.!?…;\n])\s+|[,;]\s+(?!(?:que|q|k|porque|pq|porq|pues)\s)|\s+(?=¿)|\s+(?=(?:y|e|pero|adem[aá]s|tambi[eé]n|aparte)\s+(?!(?:que|q|k)\s+(?:no|se|me|la|el|los|las)\s(?!pong|llev|vist|falt|hag|qued)))/iu;
const runOn = new RegExp(
  `(?<!(?:^|[\\s¿])(?:s[eé]|y|e|o|a|de|con|para|por|en|ni|ver|dime|saber|sabes|pregunta|explica|lo|la|los|las|que|me|si|pero))\\s+(?=${accented}|(?:${verbs})(?:me|nos|le|les)?l[oa]s?(?!\\p{L})|(?:${verbs})(?:me|nos)(?!\\p{L})|me (?:dices|dec[ií]s|dice|explicas|recomiendas|recomend[aá]s)(?!\\p{L}))`,
  'iu',
);

const takesObject = new RegExp(`^(?:${verbs})(?:me|nos|le|les)?l[oa]s?(?!\\p{L})`, 'iu');
const sentenceEnd = /[.,;:!?\n]\s*/u;
function takesUp(left: string, right: string): boolean {
  const clause = left.split(sentenceEnd).at(-1) ?? '';
  return takesObject.test(right) && isBareObject(clause);
}
const isBareObject = (clause: string): boolean => {
  const tokens = tokensOf(clause.replace(/^\s*(?:(?:y|e|pero|que|oye|porfa)\s+)*/iu, ''));
  const noun = garmentWords.find(tokens)[0];
  return noun !== undefined && noun.start <= 1 && tokens.length <= noun.end + mostQualifiers;
};
const mostQualifiers = 3;

function cutsOf(message: string): number[] {
  const places = new Set<number>();
  for (const pattern of [pause, runOn])
    for (const { index, 0: gap } of message.matchAll(new RegExp(pattern, 'giu'))) {
      const at = index + gap.length;
      if (!takesUp(message.slice(0, at), message.slice(at))) places.add(at);
    }
  return [...places].filter((at) => at > 0 && at < message.length).sort((a, b) => a - b);
}

const bare = (part: string): string => part.replace(/^[\s,;.:¿¡(]+/u, '');
const asks = (part: string, isAccented: boolean): boolean =>
  /\?/.test(part) || part.split(/(?<=[.!…;\n])\s+|,\s+/u).some((one) => opens(bare(one), isAccented));

const isBid = (part: string, isOpened: boolean, isAccented: boolean): boolean =>
  (isOpened ? /¿/ : /\?/).test(part) ||
  within.test(part) ||
  part.split(/(?<=[.!…;\n])\s+/u).some((one) => opens(bare(one), isAccented));
const within =
  /(?<!\p{L})(?:c[oó]mo (?:se|l[oae]s?|puedo|hago|(?:me )?(?:quit|sac|limpi|arregl|lav)\p{L}+)|(?:qu[eé]|q|k) (?:hago|me pongo|me llevo)|cu[aá]nto (?:cuesta|vale|tarda\p{L}*))(?!\p{L})/iu;
const dangling =
  /(?:^|[\s¿])(?:y|e|o|con|a|de|para|por|en|y luego|y despu[eé]s|ah y|y otra (?:cosa|duda)|otra cosa|y de paso|y ya que estamos|y tambi[eé]n)[,:]?$/iu;

const telling =
  'dime|dec[ií]|d[ií]ga|recu[eé]rda|record[aá]|cu[eé]nta|cont[aá]|expl[ií]ca|explic[aá]|aclara|ens[eé][ñn]a|mu[eé]stra|mostr[aá]|mira';
const beginsIndirect = new RegExp(
  `(?:^|[.,;:!\\s])(?:${telling})${clitics}(?:,? (?!(?:${interrogative}))[\\p{L}]+){0,3},?$|(?:^|\\s)(?:dec|ver|sab|indic|explic)\\p{L}*$|[¿\\s]me (?:dices?|dec[ií]s|explicas?|cuentas?)$`,
  'iu',
);

const ends = /[.!?…;\n]$/u;
const fewest = 4;
const isElliptical = (left: string, right: string): boolean =>
  !ends.test(left) &&
  !/^(?:y )?¿/iu.test(right) &&
  (wordsIn(right) < fewest ||
    /^y (?:(?:de|en|a|con) )?(?:cu[aá]l(?:es)?|(?:de )?qu[eé] (?:color|es|son|no|hay))(?!\p{L})/iu.test(
      right,
    ) ||
    goesWith.test(right));
const goesWith =
  /^y con (?:qu[eé]|q|cu[aá]l(?:es)?) (?:\p{L}+ )?(?:casan?|van?|pegan?|combinan?|(?:me )?l[oa]s? \p{L}+)(?!\p{L})/iu;
const naming = /^(?:y )?(?:p[oó]n(?:e)?le|ll[aá]ma\p{L}*|b[aá]utiza\p{L}*|que se llame)(?!\p{L})/iu;
const leastOfService = 0.05;
const isOfService = (text: string, whole: Shares): boolean =>
  whole.service >= leastOfService ||
  termsAsked(
    tokensOf(text).map((token) => ({ ...token, classes: [] })),
    null,
  ).length > 0;
const clausesIn = (text: string): string[] => text.split(/(?<=[.!?…;\n])\s+|,\s+/u);

type Cut = { at: number; fields: readonly [Field, Field]; evidence: readonly number[] };

const leastWords = 3;
/** Beside a whole this sure, what is told without a mark is its circumstance. */
const surelyOne = 0.97;
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Of the evidence of a cut, in its order: fitted by `training/requests.ts`. */
const weights = [3.08, 2.32, -0.68, -1.39, 0.03, 1.53, 0.76, -0.5, 1.35, -0.34, 0.06, 1.17, -4.39] as const;

export const likelihoodOf = (evidence: readonly number[]): number =>
  1 / (1 + Math.exp(-evidence.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0)));

/** The cut whose sides are most surely of two fields. */
export function likeliestCut(message: string, aimsIn: AimsIn): Cut | null {
  const isAccented = writesAccents(message);
  let whole: Shares | undefined;
  let best: { cut: Cut; score: number } | null = null;
  for (const at of cutsOf(message)) {
    const [left, right] = [message.slice(0, at).trim(), message.slice(at).trim()];
    if (wordsIn(left) < leastWords || wordsIn(right) < leastWords) continue;
    const opensNow = opens(bare(right), isAccented) || /^(?:y |e |pero )?¿/iu.test(right);
    if (!opensNow && !(ends.test(left) && isBid(right, message.includes('¿'), isAccented))) continue;
    if (beginsIndirect.test(left) || dangling.test(left) || isElliptical(left, right)) continue;
    if (echoesRequest(right)) continue;
    const isAct = clausesIn(left).some(files);
    const isOnlyAct = clausesIn(left).every(files);
    if (!isAct && !asks(left, isAccented)) continue;
    whole ??= sharesOf(aimsIn(message));
    const [ofLeft, ofRight] = [sharesOf(aimsIn(left)), sharesOf(aimsIn(right))];
    const isOne = Math.max(...Object.values(whole)) >= surelyOne;
    if (isOne && !isAct && !questions.test(left)) continue;
    const isActNext = files(clausesIn(right)[0] ?? '') || naming.test(right);
    for (const one of answered)
      for (const other of answered) {
        if (one === other || (one === 'act' ? !isAct : !asks(left, isAccented))) continue;
        if ((other === 'act') !== isActNext || (isOnlyAct && one !== 'act')) continue;
        if (other === 'service' && one !== 'shop' && !isOfService(right, whole)) continue;
        const score = ofLeft[one] * ofRight[other] * (1 - ofLeft[other] / 2) * (1 - ofRight[one] / 2);
        if (best && score <= best.score) continue;
        const evidence = [
          ofLeft[one],
          ofRight[other],
          ofLeft[other],
          ofRight[one],
          whole[one],
          whole[other],
          Math.min(whole[one], whole[other]),
          Number(asks(left, isAccented)),
          Number(opens(bare(right), isAccented) || /^[^.!?;]{0,30}¿/u.test(right)),
          Number(ends.test(left)),
          Number(one === 'act'),
          Number(other === 'act'),
          1,
        ];
        best = { cut: { at, fields: [one, other], evidence }, score };
      }
  }
  return best?.cut ?? null;
}

const answered: readonly Field[] = fields.filter((field) => field !== 'talk');

/** A message that goes on is read less surely. */
const leastLikely = { new: 0.55, goingOn: 0.8 } as const;
const mostRequests = 4;

/** Null where the message is of one field. */
export type Request = { text: string; field: Field | null };

export function requestsApart(
  message: string,
  aimsIn: AimsIn,
  isNew: boolean,
  field: Field | null = null,
): Request[] {
  const whole = [{ text: message, field }];
  const cut = likeliestCut(message, aimsIn);
  if (!cut || likelihoodOf(cut.evidence) < leastLikely[isNew ? 'new' : 'goingOn']) return whole;
  const [before, after] = [message.slice(0, cut.at), message.slice(cut.at)].map((part) =>
    part.replace(/[\s,:]+$/u, ''),
  );
  const parts = joined([
    ...requestsApart(before ?? '', aimsIn, isNew, cut.fields[0]),
    ...requestsApart(after ?? '', aimsIn, isNew, cut.fields[1]),
  ]);
  return parts.length > mostRequests ? whole : parts;
}

const surely = 0.7;
/** Null where a clause may be of any field, or goes on with an act. */
export function fieldIn(text: string, aimsIn: AimsIn): Field | null {
  if (files(text)) return null;
  const shares = sharesOf(aimsIn(text));
  const field = answered.find((one) => shares[one] >= surely);
  return field === undefined || field === 'act' || !asks(text, writesAccents(text)) ? null : field;
}

function joined(parts: readonly Request[]): Request[] {
  const found: Request[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && last.field === part.field)
      found[found.length - 1] = { ...last, text: `${last.text} ${part.text}` };
    else found.push(part);
  }
  return found;
}
