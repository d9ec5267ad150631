import type { ComposedOutfit } from '#stylist/generate.ts';
import { place } from '#stylist/requests/placing.ts';
import { isAccessory, type Slot } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { isSporty } from '../../tools/mood-effects.ts';
import type { Mood } from '../../understand/moods.ts';

/** Attributes along which a follow-up moves an outfit, from the engine's own numbers. */
type Axis = 'dressiness' | 'boldness' | 'colour' | 'warmth' | 'lightness' | 'sport';

/** Share of each place in the impression of the whole. */
const shareOf: Readonly<Partial<Record<Slot, number>>> = {
  onePiece: 0.5,
  base: 0.25,
  bottom: 0.25,
  mid: 0.2,
  outer: 0.15,
  shoes: 0.3,
};

/** A chroma that is seen across a room. */
const vividChroma = 0.15;

type Placed = ReturnType<typeof place>[number];
const ofPiece: Readonly<Record<Exclude<Axis, 'warmth'>, (piece: Placed) => number>> = {
  dressiness: ({ traits }) => traits.formality,
  boldness: ({ traits: { loudness, sheen, legs, shoulders, heel, main } }) =>
    loudness +
    0.3 * sheen +
    0.25 * (1 - legs) +
    0.25 * (1 - shoulders) +
    (heel ? 0.2 : 0) +
    (main.neutral === null ? 0.3 * Math.min(1, main.chroma / vividChroma) : 0),
  colour: ({ traits: { main } }) => (main.neutral === null ? Math.min(1, main.chroma / vividChroma) : 0),
  lightness: ({ traits: { main } }) => main.lightness,
  sport: ({ garment }) => Number(isSporty(garment)),
};

export function measure(axis: Axis, garments: readonly Garment[]): number {
  const placed = place(garments);
  if (axis === 'warmth') return placed.reduce((sum, { traits }) => sum + traits.clo, 0);
  const worn = placed.filter(({ slot }) => !isAccessory({ slot }));
  const shares = worn.reduce((sum, { slot }) => sum + (shareOf[slot] ?? 0), 0);
  return shares === 0
    ? 0
    : worn.reduce((sum, piece) => sum + (shareOf[piece.slot] ?? 0) * ofPiece[axis](piece), 0) / shares;
}

export type Goal = { axis: Axis; sign: 1 | -1 };

const goals: Readonly<Partial<Record<Mood, readonly Goal[]>>> = {
  elegant: [{ axis: 'dressiness', sign: 1 }],
  relaxed: [{ axis: 'dressiness', sign: -1 }],
  bold: [{ axis: 'boldness', sign: 1 }],
  discreet: [
    { axis: 'boldness', sign: -1 },
    { axis: 'dressiness', sign: -1 },
  ],
  colourful: [{ axis: 'colour', sign: 1 }],
  light: [{ axis: 'lightness', sign: 1 }],
  sporty: [
    { axis: 'sport', sign: 1 },
    { axis: 'dressiness', sign: -1 },
  ],
  dark: [{ axis: 'lightness', sign: -1 }],
};

export const goalsOf = (moods: readonly Mood[]): readonly Goal[] =>
  moods.flatMap((mood) => (goals[mood] ? [goals[mood]] : []))[0] ?? [];

const leastMove: Readonly<Record<Axis, number>> = {
  dressiness: 0.03,
  boldness: 0.04,
  colour: 0.05,
  lightness: 0.05,
  warmth: 0.03,
  sport: 0.1,
};

type Look = { garmentIds: readonly string[] };
const piecesOf = (wardrobe: readonly Garment[], { garmentIds }: Look): Garment[] =>
  garmentIds.flatMap((id) => wardrobe.find((one) => one.id === id) ?? []);

export const isBeyond = (wardrobe: readonly Garment[], { axis, sign }: Goal, to: Look, from: Look): boolean =>
  sign * (measure(axis, piecesOf(wardrobe, to)) - measure(axis, piecesOf(wardrobe, from))) >= leastMove[axis];

/** Points that a piece which stays is worth. */
const pointsPerKept = 2;
/** Points of a move by 1, which is seen up to a certain width. */
const pointsOfMove = 60;
const widestMove = 0.3;

export function bestBeyond(
  wardrobe: readonly Garment[],
  goal: Goal,
  outfits: readonly ComposedOutfit[],
  from: Look,
): ComposedOutfit | undefined {
  const at = (look: Look) => goal.sign * measure(goal.axis, piecesOf(wardrobe, look));
  const worth = (outfit: ComposedOutfit) =>
    outfit.aiScore +
    pointsPerKept * outfit.garmentIds.filter((id) => from.garmentIds.includes(id)).length +
    pointsOfMove * Math.min(widestMove, at(outfit) - at(from));
  return outfits
    .filter((outfit) => isBeyond(wardrobe, goal, outfit, from))
    .sort((a, b) => worth(b) - worth(a))[0];
}

export function farthest(goal: Goal, look: readonly Garment[]): Garment[] {
  const { axis, sign } = goal;
  if (axis === 'warmth') return [];
  return place(look)
    .filter((piece) => !isAccessory(piece) && shareOf[piece.slot] !== undefined)
    .toSorted((a, b) => sign * (ofPiece[axis](a) - ofPiece[axis](b)))
    .map(({ garment }) => garment);
}

/** The outfit nearest to the middle of two, strictly between them. */
export function between(
  wardrobe: readonly Garment[],
  axis: Axis,
  outfits: readonly ComposedOutfit[],
  one: Look,
  other: Look,
): ComposedOutfit | undefined {
  const at = (look: Look) => measure(axis, piecesOf(wardrobe, look));
  const [low = 0, high = 0] = [at(one), at(other)].sort((a, b) => a - b);
  return outfits
    .filter((outfit) => at(outfit) > low && at(outfit) < high)
    .sort((a, b) => Math.abs(at(a) - (low + high) / 2) - Math.abs(at(b) - (low + high) / 2))[0];
}

export function widestAxis(wardrobe: readonly Garment[], one: Look, other: Look): Axis {
  const apart = (axis: Axis) =>
    Math.abs(measure(axis, piecesOf(wardrobe, one)) - measure(axis, piecesOf(wardrobe, other)));
  return (
    (['dressiness', 'boldness', 'lightness'] as const).toSorted((a, b) => apart(b) - apart(a))[0] ??
    'dressiness'
  );
}
