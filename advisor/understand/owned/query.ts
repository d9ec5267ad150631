import type { ColorName } from '#contract/colors.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { clausesOf } from '../../words/clauses.ts';
import type { Annotated } from '../../words/pattern.ts';
import { type Atom, atomsIn, type NamesKind } from './atoms.ts';
import { type Measured, measureIn, statesIn } from './phrases.ts';

export type Part = { text: string; kind: Atom | null; atoms: Atom[] };

/** A question about owned garments of which every word is understood. */
export type OwnedQuery = Measured & {
  parts: readonly Part[];
  refused: readonly Atom[];
  /** Of the garments listed last. */
  isOfThose: boolean;
  /** Without the garments spoken of last. */
  isOfOthers: boolean;
  /** Whether the set is to be told before its extreme. */
  listsFirst: boolean;
  /** Named without a word that tells that one's own are meant. */
  isBare: boolean;
  /** "¿y cuántos son largos?", of those that the question is about. */
  narrower: readonly Atom[];
  text: string;
};

type Read = Omit<OwnedQuery, 'narrower' | 'isBare' | 'listsFirst'> & { says: boolean; asks: boolean };

const filler = new Set(
  (
    'que cual cuales el la los las lo un una unos unas de del en con para por a e y o u ni mi mis mio mia mios mias ' +
    'tengo tenga tenia tendre tendria tenemos hay haya habia poseo guardo algo alguna algun alguno algunos algunas ningun ninguna ninguno ' +
    'todo toda todos todas es son sea sean era fue ha sido ser ropa prenda prendas cosa cosas pieza piezas trapos pilchas compra ' +
    'armario ropero closet placard placar vestidor guardarropa vestuario propio propia ahora mismo ahorita hoy actualmente favor gracias hola oye oiga ' +
    'che tia tio amiga amigo maya valentina buenas buenos dias tardes noches pues bueno vale ver dime digame decime dimelo ensename ' +
    'ensename ensena ensenes ensenar ensenas muestrame muestreme mostrame muestra mostrar muestras lista listame listar listado enumera enumerame saca sacame pasame dame ' +
    'quiero quisiera saber necesito puedes puede podrias podria decir decirme decis te me se si yo tu usted llamada color colores tono tipo tipos ' +
    'entero completo total inventario tambien solo solamente eh verdad igual ya misma este esta ese exactamente exacto ' +
    'tengamos tienen o osea cargado cargados registrado registrada registrados guardado guardados apuntado apuntados dentro seria serian quedan queda cuanto cuantos cuantas ' +
    'precio sepas sepa conste consten anotado vamos posee parecen parezca pequena gran mi entre ellos ellas esos esas estos estas eso vosotros ' +
    'marcado marcada marcados marcadas como dispongo conservo cuento cargadas cargada metidos subidos subido cuenta contando incluyendo junto juntos vez q fila porque gustaria'
  ).split(' '),
);
const owning =
  /\b(?:tengo|tenga|tenemos|tendre|tenia|que(?: \w+)? hay|mis?|mi[oa]s?|armario|ropero|closet|placard|vestidor|guardarropa|me (?:he|pongo|puse|costo|costaron|ha costado|quedan?)|dispongo|poseo|conservo|cuento con|con (?:que|cuant[oa]s) [\w ]+ cuento|he|compre|compras?|llevo gastad\w+|gaste|costaron|costado|(?:ensen\w+|muestr\w+|mostra\w+|sacame|saca|dime|decime|digame|dame|ver|pasame)(?: solo)? (?:tod[oa]s?|l[oa]s?|el|mis?|lo|que|cual\w*)|list[ao]\w*|cuant[oa]s)\b/;
const ofThose =
  /\b(?:de|entre) (?:tod[oa]s )?(?:es[oa]s|est[oa]s|ell[oa]s)\b|\bde l[oa]s que (?:dices|has dicho|salen)\b/;
const narrowing =
  /^(?:(?:y|vale|ok|pero|ah) )*(?:l[oa]s que|sol[oa](?:mente)?|menos|sin contar|quitando|excepto|salvo)\b/;
const refusing =
  /^(?:que no (?:sean?|son|es|lleven?|tengan?|vayan?)|no (?:sean?|son|lleven?|tengan?)|sin(?: contar| incluir| meter)?|menos|excepto|salvo|quitando|descontando|aparte de|ademas de|fuera de|dejando fuera|nada de|ni|no cuentes|no incluyas)\b/;
const including = /^(?:contando|incluyendo|incluid[oa]s?|tambien)\b/;
const reasons = /^(?:que|porque|pues|ya|asi|para|y|pero|por|es)$/;
/** "que combinen con", "para una boda" ask for more. */
const restricts =
  /^(?:que )?(?:no )?(?:me |le |se |nos )?(?:sirv|vay|pegu|peg|combin|val|qued|pued|regal|dio|dej|prest|hag|abrig|aguant)/;
/** A remark that says more of what is asked for. */
const limits = new RegExp(`^(?:para|con|de|sin|en|menos|pero)\\b|${restricts.source}`);
const purpose = /^para (?!.*\b(?:frio|calor|lluvia|invierno|verano|nieve)\b)/;
const requests =
  /\b(?:ponme|combina\w*|viste\w*|vistame|recomiend\w*|guarda\w*|apunt\w*|anot\w*|marca\w*|prest\w*|vend\w*|don[ae]\w*|busca\w*|ayud\w*|arma\w*|hazme|haceme|quita\w*|borra\w*|elimina\w*|cambia\w*|aconsej\w*|pongo|pondrias|repart\w*|dejar\w*|llevaria|sacaria\w*|plan|dime|decime|digame|con que|con cual|como|cuando|donde|por que)\b/;

const leastTailBefore = 2;

/** "¿y el vestido rojo que tengo?" is spoken of, and not asked for. */
const definite = /^(?:y )?(?:el|la|mi|este|esta|ese|esa) (?!ropa|calzado|parte|lista|prenda|pieza)/;
const longestLimit = 5;
const asking =
  /\b(?:que|cual|cuales|cuant[oa]s?|algo|algun[oa]?s?|ningun[oa]?|mis|tod[oa]s?|lo|dime|decime|digame|ensen\w+|muestr\w+|list\w+|numero|total)\b/;
const stating =
  /^(?:\w+ ){0,2}(?:ya )?(?:tengo|tenemos|compre|he comprado|me he puesto|me puse|llevo|uso) (?:un|una|uno|unos|unas|el|la|los|las|mi|mis|este|esta|puest[oa]s?|dos|tres|much[oa]s|poc[oa]s|demasiad[oa]s)\b/;

/** Asked beside the set, without making it smaller. */
const besides = [
  /\bque (?:yo )?(?:le|les|me) (?:pueda|puedo|podria|podamos) (?:dejar|prestar)(?:le|les)?(?: y que (?:aun |todavia )?me quede\w*(?: algo)?(?: a mi)?)?/,
  /\bque (?:me )?(?:sirvan?|valgan?) (?:para lo mismo|igual)\b/,
  /\by (?:dime |decime )?si (?:es|son) mas de la mitad\b(?: o (?:ya )?exagero)?/,
];
const others =
  /\b(?:aparte de|ademas de|fuera de|quitando) (?:es[aeo]s?|est[aeo]s?|ell[oa]s?)\b|\botr[oa]s\b/;
const then = /\b(?:que|cuales|cuant[oa]s)\b.+\by (?:de paso |tambien |dime )?(?:cual|cuales|que)\b/;

const wordsOf = (tokens: readonly Annotated[]) => tokens.map(({ text }) => text).join(' ');

/** Marks the words that a pattern takes. */
class Words {
  readonly taken: boolean[];
  #text = '';
  #starts: number[] = [];

  constructor(tokens: readonly Annotated[]) {
    this.taken = tokens.map(() => false);
    for (const { text } of tokens) {
      this.#starts.push(this.#text.length);
      this.#text += `${text} `;
    }
    this.#text = this.#text.trimEnd();
  }

  get text() {
    return this.#text;
  }

  match(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#text);
    if (!found) return null;
    const [whole] = found;
    for (const [at, start] of this.#starts.entries())
      if (start >= found.index && start < found.index + whole.length) {
        if (this.taken[at]) return null;
      }
    for (const [at, start] of this.#starts.entries())
      if (start >= found.index && start < found.index + whole.length) this.taken[at] = true;
    return found;
  }
}

/** "cortos o de fiesta" */
const either = (one: Atom, other: Atom): Atom => ({
  axis: `${one.axis} ${other.axis}`,
  text: `${one.text} o ${other.text}`,
  fits: (garment) => one.fits(garment) || other.fits(garment),
});

const joining = /^(?:de|del|en|con|la|el|las|los|para)$/;
function lastOf(tokens: readonly Annotated[], at: number): number {
  const before = at - 1;
  return joining.test(tokens[before]?.text ?? '') ? lastOf(tokens, before) : before;
}

type Setting = {
  wardrobe: readonly Garment[];
  brands: ReadonlyMap<string, readonly string[]>;
  /** As it was typed, where the spelling was corrected. */
  typed: (token: Annotated) => string;
  daysGone: (unit: string) => number;
  /** After another question of fact. */
  goesOn: boolean;
  kindNamed: NamesKind;
};

const told = /^(?:colour|fabric|pattern)$/;
/** "faldas o vestidos negros", without an article of their own, are all black. */
function shareQualities(parts: readonly Part[], tokens: readonly Annotated[]): void {
  const last = parts.at(-1);
  const words = wordsOf(tokens);
  if (!last?.kind || parts.length < 2) return;
  const shared = last.atoms.filter(({ axis }) => told.test(axis));
  for (const part of parts.slice(0, -1))
    if (
      part.atoms.length === 0 &&
      part.kind &&
      new RegExp(`\\b${part.kind.text} [yeou] ${last.kind.text}\\b`).test(words)
    )
      part.atoms.push(...shared);
}

/** Null where a word is not understood, unless it opens a reason that may be left aside. */
function readClause(tokens: readonly Annotated[], setting: Setting, asks: boolean): Read | null {
  const words = new Words(tokens);
  if (definite.test(words.text) && !/\b(?:mas|menos)\b/.test(words.text)) return null;
  for (const pattern of besides) words.match(pattern);
  let isOfOthers = false;
  while (words.match(others)) isOfOthers = true;
  const isOfThose = words.match(ofThose) !== null || narrowing.test(words.text);
  const measured = measureIn((pattern) => words.match(pattern) !== null);
  const states = statesIn((pattern) => words.match(pattern), setting.daysGone);
  const atoms = atomsIn(tokens, words.taken, setting);
  const parts: Part[] = [];
  const shared: Atom[] = states.map((state) => ({ axis: `state:${state.text}`, ...state }));
  const refused: Atom[] = [];
  let isRefusing = false;
  let isIncluding = false;
  let at = 0;
  let lastEnd = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    if (words.taken[at]) {
      at += 1;
      lastEnd = at;
      continue;
    }
    const rest = wordsOf(tokens.slice(at, at + 4));
    const found = atoms.find(({ start }) => start === at);
    const no = found ? null : refusing.exec(rest);
    if (no) {
      isRefusing = true;
      isIncluding = false;
      at += no[0].split(' ').length;
      continue;
    }
    if (!found && including.test(rest)) {
      isIncluding = true;
      isRefusing = false;
      at += 1;
      continue;
    }
    if (!found && token.text === 'pero') {
      isRefusing = false;
      at += 1;
      continue;
    }
    if (
      !found &&
      (token.text === 'que' || tokens[at - 1]?.pause) &&
      isRefusing &&
      !/^ni$|^y$/.test(token.text)
    )
      isRefusing = false;
    const isTag = asks && token.text === 'no' && at === tokens.length - 1;
    if (!found && (isTag || filler.has(token.text))) {
      at += 1;
      continue;
    }
    if (found) {
      const { atom, end } = found;
      if (isRefusing) refused.push(atom);
      else if (atom.axis === 'kind' && parts.at(-1)?.kind && /^(?:de|con|para|sin) /.test(atom.text))
        parts.at(-1)?.atoms.push({ ...atom, axis: 'sort' });
      else if (atom.axis === 'kind') {
        const last = parts.at(-1);
        if (last && last.kind === null && !isIncluding) {
          last.kind = atom;
          last.text = atom.text;
        } else if (isIncluding && !last) return null;
        else parts.push({ text: atom.text, kind: atom, atoms: [] });
      } else {
        const last = parts.at(-1);
        const before = last?.atoms.at(-1);
        if (
          last &&
          before &&
          before.axis !== atom.axis &&
          /^[ou]$/.test(tokens[lastOf(tokens, at)]?.text ?? '')
        )
          last.atoms.splice(-1, 1, either(before, atom));
        else if (last) last.atoms.push(atom);
        else parts.push({ text: atom.text, kind: null, atoms: [atom] });
      }
      at = end;
      lastEnd = end;
      continue;
    }
    break;
  }
  if (at < tokens.length) {
    const opens = [at, at - 1, at - 2].find(
      (index) => index >= Math.max(leastTailBefore, lastEnd) && reasons.test(tokens[index]?.text ?? ''),
    );
    const tail = opens === undefined ? '' : wordsOf(tokens.slice(opens));
    const isSaid = parts.length > 0 || states.length > 0 || measured.measure !== 'list';
    const isReason =
      opens !== undefined &&
      /^(?:que|porque|pues|ya que|asi)\b/.test(tail) &&
      !restricts.test(tail) &&
      !requests.test(tail);
    if (!isSaid || !isReason || !owning.test(words.text)) return null;
  }
  shareQualities(parts, tokens);
  return {
    ...measured,
    parts: [
      ...parts,
      ...(shared.length > 0 && parts.length === 0 ? [{ text: '', kind: null, atoms: [] }] : []),
    ].map((part) => ({ ...part, atoms: [...part.atoms, ...shared] })),
    refused,
    isOfThose,
    isOfOthers,
    text: words.text,
    says: owning.test(words.text) || measured.measure === 'worn' || measured.measure === 'rested',
    asks,
  };
}

const second =
  /\by (?:cuant[oa]s|cuales?|que)(?: (?:de es[oa]s|de ell[oa]s))? (?:son|es|hay|tienen|llevan)?\b/;

/** The parts of a message that ask for what is owned, with everything else left aside. */
export function ownedQueryIn(
  { text, tokens }: { text: string; tokens: readonly Annotated[] },
  setting: Setting,
): OwnedQuery | null {
  const clauses = clausesOf(text, tokens).filter((clause) => clause.tokens.length > 0);
  const reads: Read[] = [];
  for (const clause of clauses) {
    const isCounted = reads.some(({ measure }) => measure === 'count' || measure === 'sum');
    const read = readClause(clause.tokens, setting, clause.asks);
    if (read) reads.push(read);
    else if (isCounted && purpose.test(wordsOf(clause.tokens))) continue;
    else if (
      clause.asks ||
      (clause.tokens.length <= longestLimit && limits.test(wordsOf(clause.tokens))) ||
      requests.test(wordsOf(clause.tokens))
    )
      return null;
  }
  const said = reads.filter(
    ({ parts, refused, measure, says, isOfThose }) =>
      parts.length > 0 ||
      refused.length > 0 ||
      ((says || isOfThose) && measure !== 'list' && measure !== 'count'),
  );
  const [first] = said;
  const isAsked =
    clauses.some(({ asks }) => asks) ||
    reads.some((read) => asking.test(read.text) && !stating.test(read.text)) ||
    reads.length === clauses.length;
  if (!isAsked || (!clauses.some(({ asks }) => asks) && reads.some((read) => stating.test(read.text))))
    return null;
  const isOfThose = reads.some((read) => read.isOfThose);
  const isBranded = said.some(({ parts }) =>
    parts.some(({ atoms }) => atoms.some(({ axis }) => axis === 'brand')),
  );
  const isOwned =
    (setting.goesOn && said.some(({ measure }) => measure !== 'list' && measure !== 'count')) ||
    isOfThose ||
    isBranded ||
    reads.some(({ says }) => says);
  const isBare =
    reads.length === clauses.length &&
    said.some(
      ({ parts, text: words }) =>
        /^(?:(?:todo )?lo|(?:la |mi |toda (?:la |mi )?)?ropa|prendas|cosas)\b/.test(words) ||
        parts.some(({ kind }) => /s(?: |$)/.test(kind?.text ?? '')),
    );
  if (!first || !(isOwned || isBare)) return null;
  const asked =
    said.findLast(({ measure }) => measure !== 'list' && measure !== 'count') ??
    said.find(({ measure }) => measure === 'count') ??
    first;
  const joined = said.flatMap(({ parts }) => parts);
  const [topic, ...others] = joined;
  const isTopic = topic !== undefined && said.length > 1 && others.every(({ kind }) => kind === null);
  const isInverse =
    topic !== undefined && topic.kind === null && said.length > 1 && others.some(({ kind }) => kind !== null);
  const parts = isTopic
    ? [{ ...topic, atoms: [...topic.atoms, ...others.flatMap(({ atoms }) => atoms)] }]
    : isInverse
      ? others.map((one) => ({ ...one, atoms: [...topic.atoms, ...one.atoms] }))
      : joined;
  const base = {
    measure: asked.measure,
    least: asked.least,
    refused: said.flatMap(({ refused }) => refused),
    isOfThose,
    isOfOthers: reads.some((read) => read.isOfOthers),
    listsFirst:
      asked.measure !== 'list' &&
      asked.measure !== 'count' &&
      (then.test(wordsOf(tokens)) ||
        said.some((read) => read !== asked && read.asks && read.parts.some(({ kind }) => kind !== null))),
    isBare: !isOwned,
    text: reads.map((read) => read.text).join(' '),
  };
  const [only, next] = parts;
  // "¿cuántos vestidos tengo y cuántos son largos?"
  if (second.test(wordsOf(tokens)) && only?.kind && next === undefined && only.atoms.length > 0)
    return { ...base, parts: [{ ...only, atoms: [] }], narrower: only.atoms };
  return { ...base, parts, narrower: [] };
}

export const ownedOf = (query: OwnedQuery, from: readonly Garment[]): Garment[] =>
  from.filter(
    (garment) =>
      (query.parts.length === 0 || query.parts.some((part) => isOfPart(garment, part))) &&
      !query.refused.some(({ fits }) => fits(garment)),
  );

export const isOfPart = (garment: Garment, { kind, atoms }: Part): boolean =>
  (kind === null || kind.fits(garment)) &&
  [...Map.groupBy(atoms, ({ axis }) => axis).values()].every((alike) =>
    alike.some(({ fits }) => fits(garment)),
  );

export const coloursSaid = ({ parts }: OwnedQuery): ColorName[] =>
  parts.flatMap(({ atoms }) => atoms.flatMap(({ colour }) => colour ?? []));
