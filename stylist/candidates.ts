import { jitter } from './jitter.ts';
import { isWearable, type Piece, pieceOf, traitsOf, wearableFit } from './piece.ts';
import { type Slot, slots, slotsOfKind } from './slots.ts';
import type { Garment, OutfitRequest } from './wardrobe.ts';

/** For each slot the pieces worth trying, best first. */
export type Candidates = {
  bySlot: Readonly<Record<Slot, readonly Piece[]>>;
  /** Whether every wearable garment is among them. */
  complete: boolean;
};

/**
 * How many pieces of each slot a search tries. The limits bound the work by a count, so that the same
 * request gives the same answer on a slow machine: about 20,000 outfits are scored.
 */
const mostCandidates: Readonly<Record<Slot, number>> = {
  base: 20,
  bottom: 12,
  onePiece: 12,
  shoes: 8,
  mid: 6,
  outer: 4,
  bag: 6,
  belt: 4,
  headwear: 4,
  scarf: 4,
};

/** Without one of these nobody leaves the house: a piece that suits the day badly is better than none. */
const essential: ReadonlySet<Slot> = new Set(['base', 'bottom', 'onePiece', 'shoes']);

/** Half a point of luck in twenty: enough to rotate equals, too little to promote a misfit. */
const luckShare = 0.05;

/** What a piece is worth before one knows what it is worn with. */
function soloWorth(piece: Piece, seed: number): number {
  const { garment } = piece;
  const rested = Math.min(1, (garment.lastWornDaysAgo ?? 14) / 14);
  const fit = Math.min(piece.occasionFit, piece.seasonFit);
  const sum = piece.occasionFit + piece.seasonFit + 2 * fit + 0.15 * rested + (garment.favorite ? 0.1 : 0);
  return sum + luckShare * jitter(seed, garment.id);
}

/** Garments that may be worn at all under a request. */
export function available(wardrobe: readonly Garment[], request: OutfitRequest): Garment[] {
  const avoid = new Set(request.mustAvoid);
  const wanted = new Set(request.mustInclude);
  return wardrobe.filter(({ id, inLaundry }) => !avoid.has(id) && (!inLaundry || wanted.has(id)));
}

/** The pieces that a search should try for a request. Required garments are never left out. */
export function candidatesFor(wardrobe: readonly Garment[], request: OutfitRequest): Candidates {
  const wanted = new Set(request.mustInclude);
  const pieces: Record<Slot, Piece[]> = {
    outer: [],
    mid: [],
    base: [],
    onePiece: [],
    bottom: [],
    shoes: [],
    bag: [],
    belt: [],
    headwear: [],
    scarf: [],
  };
  for (const garment of available(wardrobe, request)) {
    const traits = traitsOf(garment);
    for (const slot of slotsOfKind[garment.kind]) pieces[slot].push(pieceOf(garment, slot, request, traits));
  }
  let complete = true;
  for (const slot of slots) {
    const all = pieces[slot];
    const required = all.filter((piece) => wanted.has(piece.garment.id));
    const free = all.filter((piece) => !wanted.has(piece.garment.id));
    const wearable = free.filter(isWearable);
    const inSeason = free.filter((piece) => piece.seasonFit >= wearableFit);
    // Better overdressed or underdressed than cold: the season gives way last.
    const fallback = inSeason.length > 0 ? inSeason : free;
    const worth = wearable.length > 0 || !essential.has(slot) ? wearable : fallback;
    const ranked = worth
      .map((piece) => ({ piece, worth: soloWorth(piece, request.seed) }))
      .sort((a, b) => b.worth - a.worth || (a.piece.garment.id < b.piece.garment.id ? -1 : 1))
      .map((entry) => entry.piece);
    if (ranked.length > mostCandidates[slot]) complete = false;
    pieces[slot] = [...required, ...ranked.slice(0, mostCandidates[slot])];
  }
  return { bySlot: pieces, complete };
}
