import { isOnlyLimited, isOutOfPlace, unfitness } from '../limits/unfit.ts';
import type { Context } from '../outfit.ts';
import { type Piece, pieceOf, traitsOf } from '../piece.ts';
import { coverableBy, isCovering } from '../profile/limits.ts';
import { needsTop, type Slot, slots, slotsOfKind } from '../slots.ts';
import { type Garment, isAtHand, type OutfitRequest } from '../wardrobe.ts';

export type Candidates = Readonly<Record<Slot, readonly Piece[]>>;

export type Day = Pick<
  Context,
  'occasion' | 'season' | 'temperatureC' | 'rain' | 'event' | 'avoidedColours' | 'profile'
>;

/** A required garment is permitted even in the laundry or away. */
export function available(wardrobe: readonly Garment[], request: OutfitRequest): Garment[] {
  const avoid = new Set(request.mustAvoid);
  const wanted = new Set(request.mustInclude);
  return wardrobe.filter((one) => !avoid.has(one.id) && (isAtHand(one) || wanted.has(one.id)));
}

const emptySlots = (): Record<Slot, Piece[]> =>
  Object.fromEntries(slots.map((slot) => [slot, [] as Piece[]])) as Record<Slot, Piece[]>;

type Judged = { piece: Piece; unfit: number };

function leastWrong(judged: readonly Judged[]): Piece[] {
  const least = Math.min(...judged.map(({ unfit }) => unfit));
  return judged.filter(({ unfit }) => unfit === least).map(({ piece }) => piece);
}

/** A piece that is always worn leaves its place to no other. */
function suitable(judged: readonly Judged[]): Piece[] {
  const pieces = judged.filter(({ unfit }) => unfit === 0).map(({ piece }) => piece);
  const always = pieces.filter((piece) => piece.always);
  return always.length > 0 ? always : pieces;
}

/** The pieces that may be worn under another that covers what they leave bare. */
function wearableUnder(judged: readonly Judged[], day: Day, covering: ReadonlySet<Slot>): Piece[] {
  return judged.flatMap(({ piece, unfit }) => {
    if (unfit === 0 || !isOnlyLimited(piece, day)) return [];
    const coveredBy = coverableBy(piece, day.profile, day.occasion);
    return coveredBy?.every((slot) => covering.has(slot)) ? [{ ...piece, coveredBy }] : [];
  });
}

/** Slots that no outfit leaves empty. */
export const isMandatory = (slot: Slot, candidates: Candidates): boolean =>
  slot === 'shoes' ? candidates.shoes.length > 0 : candidates[slot].some((piece) => piece.always);

/**
 * The least unsuitable top, bottom, dress or shoes are added only when no outfit is possible otherwise.
 * Required garments are always included.
 */
export function candidatesFor(
  garments: readonly Garment[],
  day: Day,
  wanted: ReadonlySet<string>,
): Candidates {
  const judged: Record<Slot, Judged[]> = Object.fromEntries(
    slots.map((slot) => [slot, [] as Judged[]]),
  ) as Record<Slot, Judged[]>;
  const required = emptySlots();
  for (const garment of garments) {
    if (!wanted.has(garment.id) && isOutOfPlace(garment, day)) continue;
    const traits = traitsOf(garment);
    for (const slot of slotsOfKind[garment.kind]) {
      const bare = pieceOf(garment, slot, day, traits);
      const piece = isCovering(bare, day.profile) ? { ...bare, covering: true } : bare;
      if (wanted.has(garment.id)) required[slot].push(piece);
      else judged[slot].push({ piece, unfit: unfitness(piece, day) });
    }
  }
  const found = emptySlots();
  for (const slot of slots) found[slot] = [...required[slot], ...suitable(judged[slot])];
  const covering = new Set(slots.filter((slot) => found[slot].some((piece) => piece.covering)));
  for (const slot of ['base', 'onePiece', 'bottom'] as const)
    found[slot].push(...wearableUnder(judged[slot], day, covering));
  if (found.shoes.length === 0) found.shoes = leastWrong(judged.shoes);
  const dresses = ({ garment }: Piece) => !needsTop(garment.kind) || found.base.length > 0;
  const dressed = found.onePiece.some(dresses);
  const separate = found.base.length > 0 && found.bottom.length > 0;
  if (!dressed && !separate) {
    if (found.base.length === 0) found.base = leastWrong(judged.base);
    if (found.bottom.length === 0) found.bottom = leastWrong(judged.bottom);
    // A dress competes where separates are unsuitable too.
    if (!found.onePiece.some(dresses))
      found.onePiece.push(...leastWrong(judged.onePiece.filter(({ piece }) => dresses(piece))));
  }
  return found;
}
