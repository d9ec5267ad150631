import type { ColorName } from '#contract/colors.ts';
import { nounOf } from '#stylist/language/es/nouns.ts';
import { traitsOf } from '#stylist/piece.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { colourAnswers, nameStems } from '../../understand/garments/find-garments.ts';
import { positionsIn } from '../../understand/numbers.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';

export const other = /^otr[oa]s?$/;
export const theOther = patternOf('el|la|los|las otro|otra|otros|otras $');
export const swapping = /^(cambi|sustitu|reemplaz|camvi)/;
export const nth = /^(tercer[oa]?|cuart[oa]|quint[oa])$/;

/** "ese no, uno más pequeño" */
const oneMore = /\bun[oa]s? (?:mas|menos|que)\b/;

/** "otra falda", "cambia la falda", "esa campera no, otra", "la parte de arriba me la cambias" */
export function asksForAnother(
  tokens: IntentContext['understood']['reading']['tokens'],
  { start, end, points }: GarmentReference,
): boolean {
  // Of this piece alone: "cambia el pantalón, con vaqueros ya voy siempre".
  const near = tokens.slice(Math.max(0, start - 4), start);
  const own = near.slice(near.findLastIndex((token) => token.pause || isNoun(token)) + 1);
  const before = own.map(({ text }) => text);
  const after = tokens.slice(end, end + 4).map(({ text }) => text);
  return (
    other.test(after[0] ?? '') ||
    before.some((word) => other.test(word) || swapping.test(word) || nth.test(word)) ||
    (points !== 'any' &&
      (after.some((word) => other.test(word) || swapping.test(word)) ||
        oneMore.test(after.join(' ')) ||
        /^(mas|menos)$/.test(after[0] ?? ''))) ||
    (tokens.some(({ text }) => text === 'algo') && after.some((word) => /^(mas|menos)$/.test(word)))
  );
}

const anotherOfIt = patternOf(
  'mejor|dame|ponme|prefiero|quiero|por uno|una|unos|unas / que sea|sean|fuera|fueran / [en] otro color',
);

const swapsIt = /^(?:cambi|quit|sustitu|reemplaz)[a-z]*?(l[oa]s?)$/;

export const pronoun = /^(es[ae]|es[ao]s|est[ae]|est[ao]s|l[ao]s?|aquell?[ao]?s?)$/;

const lost =
  /^(tintoreri|lavadora|lavar|sucio|sucia|perdi|preste|regale|vendi|rompi|rot[oa]$|manch|arrugad|aprieta|pica|rosa|roza|pequen|estrech|cabe|entra|sirve|convence|encuentro)/;

export const notThose = patternOf(
  'tampoco / ese|esa|esos|esas no / ^ [no|uy|ay|mejor|dame|ponme] el|la|los|las otro|otra|otros|otras $',
);

export const slotsOf = (garments: readonly Garment[]): Slot[] => [
  ...new Set(garments.flatMap(({ kind }) => slotsOfKind[kind])),
];

export const isOfColour = (garment: Garment, colours: readonly ColorName[]) =>
  colours.every((colour) => colourAnswers(garment, colour, nameStems(garment)) > 0);

/** Garments of a degree: "los zapatos más bajos", "la cartera más grande". */
const isFlat = (one: Garment) => !traitsOf(one).heel;

const isLarge = ({ name, kind }: Garment) =>
  kind === 'tote' || /shopper|mochila|malet|grande|estructurad/i.test(name);

const isAiry = (one: Garment) => traitsOf(one).air[1] >= airyC;

const airyC = 28;

export const graded: Readonly<Record<string, (one: Garment) => boolean>> = Object.fromEntries([
  ...['bajo', 'bajos', 'baja', 'bajas', 'plano', 'planos', 'plana', 'planas'].map((word) => [word, isFlat]),
  ...['grande', 'grandes', 'amplio', 'amplia'].map((word) => [word, isLarge]),
  ...['pequeno', 'pequena', 'pequenos', 'chico', 'chica', 'chiquito', 'chiquita', 'pequenito'].map((word) => [
    word,
    (one: Garment) => !isLarge(one),
  ]),
  ...['fresco', 'frescos', 'fresca', 'frescas', 'ligero', 'ligera'].map((word) => [word, isAiry]),
]);

export const isGraded = (garment: Garment | undefined, words: readonly string[]): boolean =>
  garment !== undefined && words.every((word) => graded[word]?.(garment) ?? true);

/** "con los zapatos de la segunda": the pieces of that sort of another outfit. */
export function fromOther(
  { understood, state, wardrobe }: IntentContext,
  { end, kinds }: GarmentReference,
  look: readonly string[],
): string[] | null {
  const { tokens } = understood.reading;
  if (tokens[end]?.text !== 'de') return null;
  const isFormer = /^(antes|principio)$/.test(tokens[end + 1]?.text ?? '');
  const [position] = positionsIn(tokens.slice(end));
  const lastTurn = state.shown.at(-1)?.turn;
  const together = state.shown.filter(({ turn }) => turn === lastTurn);
  const counted = together.length > 1 ? together : state.shown;
  const other = isFormer ? state.previous : position === undefined ? null : counted.at(position);
  const ids = garmentsByIds(wardrobe, other?.garmentIds ?? [])
    .filter(({ kind, id }) => kinds.includes(kind) && !look.includes(id))
    .map(({ id }) => id);
  return ids.length > 0 ? ids : null;
}

/** "cambia las botas por las de lona negras": what the last words name, in the same place. */
export function namedInstead(
  { understood, wardrobe }: IntentContext,
  places: readonly Slot[],
  look: readonly string[],
): string[] {
  const { tokens } = understood.reading;
  const at = tokens.findIndex(
    ({ text }, index) => text === 'por' && /^(el|la|los|las)$/.test(tokens[index + 1]?.text ?? ''),
  );
  if (at < 0 || isNoun(tokens[at + 2])) return [];
  const said = tokens.slice(at + 2, at + 6).filter(({ text }) => text.length > 3);
  const count = (one: Garment) => said.filter(({ stem }) => nameStems(one).has(stem)).length;
  const named = wardrobe
    .filter(
      (one) =>
        isAtHand(one) &&
        !look.includes(one.id) &&
        slotsOfKind[one.kind].some((slot) => places.includes(slot)),
    )
    .filter((one) => count(one) > 0);
  const most = Math.max(0, ...named.map(count));
  return named.filter((one) => count(one) === most).map(({ id }) => id);
}

export const isNoun = (token: { classes: readonly { name: string }[] } | undefined): boolean =>
  token?.classes.some(({ name }) => name === 'garment') === true;

export const inColour = (
  wardrobe: readonly Garment[],
  piece: Garment,
  slot: Slot,
  colours: readonly ColorName[],
  look: readonly string[],
): string[] =>
  wardrobe
    .filter(
      (one) => !look.includes(one.id) && slotsOfKind[one.kind].includes(slot) && isOfColour(one, colours),
    )
    .sort((a, b) => Number(b.kind === piece.kind) - Number(a.kind === piece.kind))
    .map(({ id }) => id);

export function isBareMention(
  tokens: IntentContext['understood']['reading']['tokens'],
  { start, end }: GarmentReference,
) {
  const said = [...tokens.slice(0, start), ...tokens.slice(end)].map(({ text }) => text);
  return said.every((word) => /^(y|e|el|la|los|las|de|vale|ok|ese|esa|ah|oye|pero|mi|mis|listo)$/.test(word));
}

/** The piece that "ese está en la tintorería" or "dame la azul" is about: the one named last, else the largest. */
export function pointedPiece(
  { understood, state }: IntentContext,
  pieces: readonly Garment[],
  slotAt: (garment: Garment) => Slot,
): Garment | undefined {
  const { slots, reading } = understood;
  const { tokens } = reading;
  const verb = tokens.map(({ text }) => swapsIt.exec(text)?.[1]).find((ending) => ending !== undefined);
  const at = tokens.findIndex(({ text }) => pronoun.test(text));
  const word = verb ?? tokens[at]?.text;
  if (word === undefined && !occurs(anotherOfIt, tokens) && !occurs(notThose, tokens)) return undefined;
  const next = tokens[at + 1];
  const isColour = slots.colours.length > 0 && next?.classes.some(({ name }) => name === 'colour') === true;
  const isAnother =
    (occurs(anotherOfIt, tokens) || occurs(notThose, tokens)) &&
    pieces.some(({ id }) => state.focus.includes(id));
  if (verb === undefined && !isColour && !isAnother && !tokens.some(({ text }) => lost.test(text)))
    return undefined;
  if (isAnother) return pieces.find(({ id }) => state.focus.includes(id));
  const gender = /as?$/.test(word ?? '') ? 'f' : 'm';
  const isPlural = word?.endsWith('s') === true;
  const agrees = (piece: Garment) => nounOf(piece).gender === gender && nounOf(piece).plural === isPlural;
  const order: readonly Slot[] = ['onePiece', 'base', 'bottom', 'mid', 'outer', 'shoes'];
  const ranked = [...pieces]
    .filter((piece) => order.includes(slotAt(piece)))
    .sort((a, b) => order.indexOf(slotAt(a)) - order.indexOf(slotAt(b)));
  const focused = pieces.filter(({ id }) => state.focus.includes(id));
  return focused.find(agrees) ?? focused[0] ?? ranked.find(agrees);
}
