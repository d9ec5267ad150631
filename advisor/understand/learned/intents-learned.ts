import type { Audience, Distress } from '../distress.ts';
import type { Intent } from '../intents.ts';
import { type Aim, intentOfAim } from './aims.ts';
import { emergencies, noMoment } from './moment.ts';
import type { Setting } from './setting.ts';
import { momentsOf } from './shipped.ts';
import { situationOf } from './situation.ts';

type Probabilities = ReadonlyMap<Aim, number>;

/** Probability of an aim that needs no word of its intent besides. */
const sure = 0.85;

/** "y para la lana" after an answer asks for more of the same. */
const goesOn: readonly Aim[] = ['more-detail', 'clarify'];

/** Probabilities of the intents by the words alone, of those that are possible. */
export function intentsLearned(
  aims: Probabilities,
  setting: Setting,
  isConceivable: (intent: Intent, isSure: boolean) => boolean,
): ReadonlyMap<Intent, number> {
  const intents = new Map<Intent, number>();
  const situation = situationOf(setting);
  for (const [aim, probability] of aims) {
    const intent = situation === 'answer' && goesOn.includes(aim) ? setting.topic : intentOfAim[aim];
    if (intent !== null && isConceivable(intent, probability >= sure))
      intents.set(intent, (intents.get(intent) ?? 0) + probability);
  }
  return intents;
}

export const leadsTo = (aims: Probabilities, among: ReadonlySet<Intent | null>): number =>
  [...aims].reduce((sum, [aim, one]) => sum + (among.has(intentOfAim[aim]) ? one : 0), 0);

export function likeliestAim(aims: Probabilities, intent: Intent): Aim | null {
  let likeliest: Aim | null = null;
  for (const [aim, probability] of aims)
    if (intentOfAim[aim] === intent && probability > (likeliest ? (aims.get(likeliest) ?? 0) : 0))
      likeliest = aim;
  return likeliest;
}

/** The most probable aim of all; `null` without any. */
export function surestAim(aims: Probabilities): { aim: Aim; probability: number } | null {
  let surest: { aim: Aim; probability: number } | null = null;
  for (const [aim, probability] of aims)
    if (probability > (surest?.probability ?? 0)) surest = { aim, probability };
  return surest;
}

const sumOf = (aims: Probabilities, among: readonly Aim[]): number =>
  among.reduce((sum, aim) => sum + (aims.get(aim) ?? 0), 0);

export const asksToDress = (aims: Probabilities): number => sumOf(aims, ['dress', 'dress-none', 'inspire']);
export const asksOther = (aims: Probabilities): number =>
  asksToDress(aims) +
  sumOf(aims, [
    'another',
    'dislike',
    'dislike-piece',
    'never-propose',
    'ask-swap',
    'ask-simpler',
    'ask-dressier',
    'ask-colour',
    'ask-coverage',
    'ask-comfort',
  ]);
export const dressesAnother = (aims: Probabilities): number => sumOf(aims, ['dress-other', 'children']);
export const tellsWear = (aims: Probabilities): number => sumOf(aims, ['worn-today', 'worn-before']);

const acts: ReadonlySet<Intent | null> = new Set(['mark', 'wear', 'keep', 'plans', 'wishes', 'cart']);
const surelyAct = 0.6;
/** The act that a message surely asks for; `null` where it may be any. */
export function actTold(aims: Probabilities): Intent | null {
  const surest = surestAim(aims);
  const intent = surest && surest.probability >= surelyAct ? intentOfAim[surest.aim] : null;
  return acts.has(intent) ? intent : null;
}

const changing: readonly Aim[] = [
  'save',
  'worn-today',
  'worn-before',
  'plan-day',
  'plan-move',
  'plan-swap',
  'plan-delete',
  'wash-put',
  'wash-done',
  'favourite',
  'favourite-remove',
  'undo',
  'never-propose',
];
export function surelyChanges(aims: Probabilities): boolean {
  const surest = surestAim(aims);
  return surest !== null && surest.probability >= sure && changing.includes(surest.aim);
}

const likelyAim = 0.5;
export const isMeant = (aims: Probabilities, ...among: Aim[]): boolean => sumOf(aims, among) >= likelyAim;

const distressOfAim = {
  'self-harm': 'suicide',
  violence: 'violence',
  minor: 'minor',
  eating: 'eating',
} as const satisfies Partial<Record<Aim, Distress>>;

/** Joint probability from which a message is an emergency although no phrase of `distress.ts` says so. */
const likely = 0.4;

/** From here on no false alarm was seen among 6,200 messages of authors that the model had not learned. */
const surelyDistress = 0.85;
/** From here on 18 of 11,568 messages of moments are taken for an emergency, half of them rightly. */
const beyondMoments = 0.95;

/** Words of harm or control, without which nothing said of a partner is violence. */
const harm =
  /\b(peg|golp|empuj|grit|amenaz|oblig|prohib|control|revis|no (me |nos )?dej|insult|miedo|bot|tir|romp|celo|enfad|enoj|escand|encierr|encerr|vigil|humill|castig|permit|quit|morat|marca|cardenal|viol|abus|toc|sigu|forz|mat|dan|agred|agarr|sacud)/;

/** Words of youth and words of risk: without both, nothing is said by or of a minor in danger. */
const youth =
  /\b(tengo (9|1[0-7])\b|(9|1[0-7]) (años|anos|añitos)|menor|instituto|insti|cole|colegio|secundaria|liceo|prepa|mis (padres|papas|papás|viejos|papis)|mi (mama|mamá|ma|papa|papá|mami|vieja)|profe|tutor|adolescente|niñ[ao]|hij[ao])/;
const risk =
  /\b(fotos?|video|desnud|sexy|sensual|lencer|escote|mayor que yo|años mayor|escondidas|enter|internet|insta|tiktok|onlyfans|webcam|quedar con|conoc|dinero|pagan?|bes|toc|novio de|señor|adulto|secreto|presion|chantaj)/;

/** "las de manga corta nada más": clothes, without a word of despair, are no emergency. */
const ofClothes =
  /\b(manga|camis|blus|vestid|fald|pantal|vaquer|jean|zapat|bota|abrig|chaquet|jersey|tela|prenda|ropa|talla|color)/;
const gloom =
  /\b(mor|muer|viv|vida|suicid|cort(ar)?me|daño|dano|desaparec|acabar|estorb|sobro|sin mi|despedir(me|nos)|me despido|adios|adiós|venas|pastill|nadie|sentido|cansad|hart|decidid|no puedo mas|no puedo más|llor|triste|ya no)/;

export const saysGloom = (message: string): boolean => gloom.test(message.toLowerCase());

const kinActs =
  /\b(mis?|su|sus|los|las|el|la) (hij|herman|cuñad|cunad|suegr|niet|sobrin|tí|ti[oa]|prim|yern|nuera|madre|padre|mam|pap|famili)\p{L}*( \p{L}+)? (quier|dic|insist|pid|pretend|van?\b|viene|empez|empiez|propon|está|esta|se (la|lo|quier|reparten|llev))/u;
const ofSelf =
  /(?<![\p{L}])(yo|me|conmigo|mi (vida|ropa|cama|cuarto|tumba|entierro|funeral)|mis cosas|quiero|voy|he|tengo|dejo|dejé|deje|dejaré|estoy|puedo|última|ultima)(?![\p{L}])/u;
/** What relatives mean to do, told without a word of one's own part in it. */
export const isOfKin = (message: string): boolean => {
  const text = message.toLowerCase();
  return kinActs.test(text) && !ofSelf.test(text);
};

/** Among parents and children, a ban, a shout or a punishment is a quarrel. */
const harmAtHome =
  /\b(peg|golp|empuj|me grit|amenaz|oblig|insult|miedo|encierr|encerr|humill|morat|marcas|cardenal|viol|abus|me toc|sigu|forz|mat|dañ|dano|agred|agarr|sacud)/;
const withPartner = /\b(novi[oa]|marido|espos[oa]|pareja|ex)\b/;

const ofParents = /\bmis? (padres?|madre|pap[aá]s?|mam[aá]s?|viej[oa]s?|abuel[oa]s?)\b/;

/** Words of food or of one's weight, without which nothing is told of eating. */
const ofEating =
  /\b(com(?:o|er|e|i|iendo|id|imos|iste|í)|cen(?:o|ar|a|é|as|ando)\b|senad|desayun|almuer|almorz|merend|hambre|ayun|nevera|bocad|bocat|plato|manzan|agua\b|café|cafe\b|té |piña|regla|yogur|gallet|gelatin|caldo|chicle|mate\b|té\b|meals|kilo|kg\b|pes[oa]|pesé|báscula|bascula|balanza|adelgaz|engord|gord|flac|delgad|dieta|calor[ií]|v[oó]mit|bulimi|anorexi|atrac|laxante|trag|estómago|estomago|barriga|tripa|abdominal|purg|aliment|huesos|mare[oa]|espejo|tallas?\b|baj(?:ar|é|e) |cab(?:er|e)\b|quep|fit\b|probar nada|cremallera|los dedos)/u;

const ofWork =
  /\b(despidieron|despedid[oa]|echaron|corrieron|trabajo|chamba|curro|laburo|paro|dinero|plata|monedas|deudas?)\b/;

export function distressLearned(
  aims: Probabilities,
  message: string,
  audience: Audience | null,
  ofMoments: number,
): { kind: Distress; isMinor: boolean } | null {
  const found = (Object.entries(distressOfAim) as [keyof typeof distressOfAim, Distress][])
    .map(([aim, kind]) => ({ kind, probability: aims.get(aim) ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
  const [first] = found;
  if (!first || found.reduce((sum, { probability }) => sum + probability, 0) < likely) return null;
  if (ofMoments >= (first.probability < beyondMoments ? leastTold.moment : surelyTold)) return null;
  if (first.probability >= surelyDistress && !(first.kind === 'minor' && audience === 'adult'))
    return { kind: first.kind, isMinor: first.kind === 'minor' || audience === 'minor' };
  const text = message.toLowerCase();
  const feared = ofParents.test(text) && !withPartner.test(text) ? harmAtHome : harm;
  if (first.kind === 'violence' && !feared.test(text)) return null;
  if (first.kind === 'eating' && !ofEating.test(text)) return null;
  if (first.kind === 'suicide' && ofClothes.test(text) && !gloom.test(text)) return null;
  if (first.kind === 'suicide' && ofWork.test(text) && !gloom.test(text)) return null;
  if (first.kind === 'minor' && (audience === 'adult' || !(youth.test(text) && risk.test(text)))) return null;
  return { kind: first.kind, isMinor: first.kind === 'minor' || audience === 'minor' };
}

/** Chosen on messages of authors that the model had not learned: one of 500 that told nothing was taken for an emergency. */
const leastTold = { emergency: 0.3, ofClothes: 0.6, surelyClothes: 0.95, moment: 0.4 } as const;
/** The aims model mistakes some moments for emergencies, even beyond doubt. */
const surelyTold = 0.9;

const personal: ReadonlySet<Intent | null> = new Set([
  ...([
    'feeling',
    'body',
    'distress',
    'chat',
    'unclear',
    'off-topic',
    'secrets',
    'thanks',
    'bye',
    'no',
  ] as const),
  null,
]);
const surelyClothes = 0.5;
const togetherClothes = 0.9;

export const tellsOfPerson = (aims: Probabilities): number => leadsTo(aims, personal);

const leastOfThings = 0.7;
const ofLooks: readonly Aim[] = ['beauty'];
/** Whether a message is about clothes, looks or the service and not about feelings. */
export const asksOfThings = (aims: Probabilities): boolean =>
  1 - tellsOfPerson(aims) + sumOf(aims, ofLooks) >= leastOfThings;

const besideMoments: ReadonlySet<Intent | null> = new Set([
  ...personal,
  ...(['dress', 'knowledge', 'about-me', 'colour', 'like', 'yes', 'body', 'greet'] as const),
]);
const surelyElse = 0.75;

/** Whether a message surely asks for something that no moment of life answers: "colgué ya los uniformes". */
export function isSurelyElse(aims: Probabilities): boolean {
  const surest = surestAim(aims);
  return surest !== null && surest.probability >= surelyElse && !besideMoments.has(intentOfAim[surest.aim]);
}

/**
 * The probability that a message tells a moment of life that is no emergency.
 *
 * @param lesser moments that do not count
 */
export function tellingMoments(message: string, lesser: readonly string[] = []): number {
  const probability = momentsOf(message);
  const others = [noMoment, ...Object.keys(emergencies), ...lesser];
  return 1 - others.reduce((sum, id) => sum + (probability(id) ?? 0), 0);
}

export const tellsMoment = (message: string, lesser: readonly string[] = []): boolean =>
  tellingMoments(message, lesser) >= leastTold.moment;

/** Of which the clothes are evidence. */
export const tellsAssault = (message: string): boolean =>
  (momentsOf(message)('assault') ?? 0) >= leastTold.emergency;

const asksSize = /tallas? (?:[uú]nica|xs|s|m|l|xl|xxl)(?!\p{L})|(?:qu[eé]|cu[aá]l) tallas?/gu;

export function distressTold(
  aims: Probabilities,
  message: string,
  audience: Audience | null,
): { kind: Distress; isMinor: boolean } | null {
  const probability = momentsOf(message);
  const ofClothes = [...aims].flatMap(([aim, one]) => (personal.has(intentOfAim[aim]) ? [] : [one]));
  const most = Math.max(...ofClothes);
  const isOfClothes =
    most >= surelyClothes || ofClothes.reduce((sum, one) => sum + one, 0) >= togetherClothes;
  const least =
    leastTold[most >= togetherClothes ? 'surelyClothes' : isOfClothes ? 'ofClothes' : 'emergency'];
  const found = Object.entries(emergencies).find(([id]) => (probability(id) ?? 0) >= least);
  if (!found) return null;
  const [id, kind] = found;
  if (kind === 'lured' && audience === 'adult') return null;
  const isSure = (probability(id) ?? 0) >= surelyDistress;
  const text = message.toLowerCase().replace(asksSize, '');
  if (kind === 'eating' && !isSure && !ofEating.test(text)) return null;
  return { kind, isMinor: kind === 'lured' || audience === 'minor' };
}
