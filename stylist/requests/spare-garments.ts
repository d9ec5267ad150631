import { type Occasion, occasions } from '#contract/vocabulary.ts';
import { goTogether } from '../compatibility/go-together.ts';
import { type Piece, pieceOf } from '../piece.ts';
import { type Slot, slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { likenessOf } from './likeness.ts';

export type Spare = {
  id: string;
  /** Nearly the same, and worn as much or more. */
  others: number;
};

export type SpareFacts = {
  /** Good outfits that each takes part in. */
  outfits: ReadonlyMap<string, number>;
  /** Never to be proposed: what its owner holds dear or has said to keep. */
  dear: ReadonlySet<string>;
};

/** Too new to be judged. */
const newForDays = 60;
/** Of the whole year. */
const idleDays = 180;
/** Of a part of the year: it had its season and was not worn. */
const idleDaysOfSeason = 330;
/** Stricter than a duplicate in the shop: its owner is told that they are nearly the same. */
const nearlyTheSame = 0.6;
/** Few, so that it would hardly be missed. */
const fewOutfits = 5;

/** Jewellery and watches are heirlooms, and what is not seen is not worn out by likeness. */
const consideredSlots: ReadonlySet<Slot> = new Set([
  'outer',
  'mid',
  'base',
  'onePiece',
  'bottom',
  'shoes',
  'bag',
  'belt',
  'headwear',
  'scarf',
]);

const goodFit = 0.5;

const daysIdle = ({ lastWornDaysAgo, addedDaysAgo = 0 }: Garment): number => lastWornDaysAgo ?? addedDaysAgo;

export function isIdle(garment: Garment): boolean {
  const ofSeason = garment.seasons.length > 0 && garment.seasons.length < 4;
  return daysIdle(garment) >= (ofSeason ? idleDaysOfSeason : idleDays);
}

/** Idle for a year or two, like others that are worn, and part of few outfits: the more, the less it is missed. */
const points = (garment: Garment, others: number, outfits: number): number =>
  Math.min(daysIdle(garment) / 365, 2) +
  0.8 * Math.min(others, 3) +
  Math.max(0, 1 - outfits / (fewOutfits + 1));

/** The garments that would hardly be missed, the least first. Deterministic. */
export function spareGarments(
  wardrobe: readonly Garment[],
  { outfits, dear }: SpareFacts,
  most = 3,
): Spare[] {
  const pieces = wardrobe.filter(({ away, elsewhere }) => !away && elsewhere === undefined).map(anyDayPiece);
  const ofKind = Map.groupBy(pieces, ({ garment }) => garment.kind);
  const candidates = pieces
    .filter(({ garment, slot }) => {
      const isNew = (garment.addedDaysAgo ?? 0) < newForDays;
      // An only coat is needed at times.
      const isOnly = (ofKind.get(garment.kind)?.length ?? 0) < 2;
      return !isNew && !isOnly && consideredSlots.has(slot) && !dear.has(garment.id) && isIdle(garment);
    })
    .map((piece) => {
      const { garment } = piece;
      const alike = (ofKind.get(garment.kind) ?? []).filter(
        (other) => other !== piece && likenessOf(piece, other) > nearlyTheSame,
      );
      const others = alike.filter((other) => other.garment.timesWorn >= garment.timesWorn).length;
      const own = outfits.get(garment.id) ?? 0;
      return { piece, alike, others, points: points(garment, others, own) };
    })
    .sort((a, b) => b.points - a.points || (a.piece.garment.id < b.piece.garment.id ? -1 : 1));

  const needed = occasions.filter((occasion) => hasOutfit(pieces, occasion));
  const gone = new Set<Piece>();
  const spare: Spare[] = [];
  for (const { piece, alike, others } of candidates) {
    if (spare.length === most) break;
    // Both of a pair are never spare.
    if (alike.some((other) => gone.has(other))) continue;
    const left = pieces.filter((other) => other !== piece && !gone.has(other));
    if (!needed.every((occasion) => hasOutfit(left, occasion))) continue;
    gone.add(piece);
    spare.push({ id: piece.garment.id, others });
  }
  return spare;
}

const anyDayPiece = (garment: Garment): Piece =>
  pieceOf(garment, slotsOfKind[garment.kind][0] ?? 'base', { occasion: 'casual', season: 'spring' });

/** Ends with the first. */
function hasOutfit(pieces: readonly Piece[], occasion: Occasion): boolean {
  const fitting = Map.groupBy(
    pieces.filter(({ fits }) => fits[occasion] >= goodFit),
    ({ slot }) => slot,
  );
  const at = (slot: Slot) => fitting.get(slot) ?? [];
  return at('shoes').some(
    (shoe) =>
      at('onePiece').some((dress) => goTogether(dress, shoe)) ||
      at('base').some(
        (base) =>
          goTogether(base, shoe) &&
          at('bottom').some((bottom) => goTogether(bottom, shoe) && goTogether(base, bottom)),
      ),
  );
}
