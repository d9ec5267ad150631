import type { Candidates } from './candidates.ts';
import { jitter } from './jitter.ts';
import { type Context, type Outfit, outfitOf } from './outfit.ts';
import { isWearable, type Piece } from './piece.ts';
import { rawScore } from './score.ts';
import { canLayer, takesBelt } from './slots.ts';

/** An outfit with its score, 0 to 100 unrounded, and the rank that the seed gives it among its equals. */
export type Ranked = { outfit: Outfit; raw: number; rank: number; wearable: boolean };

/** Outfits nearer than this many points are as good as equal; the seed decides between them. */
export const nearEqualPoints = 1.5;

/** For each set of top, bottom and shoes only the best ways of layering are kept: the rest differ in a coat. */
const layeringsKept = 2;

function* cores({ bySlot }: Candidates): Generator<Piece[]> {
  const shoes: readonly (Piece | null)[] = bySlot.shoes.length > 0 ? bySlot.shoes : [null];
  const withShoes = (pieces: Piece[], pair: Piece | null) => (pair ? [...pieces, pair] : pieces);
  for (const pair of shoes) {
    for (const onePiece of bySlot.onePiece) yield withShoes([onePiece], pair);
    for (const base of bySlot.base) {
      for (const bottom of bySlot.bottom) yield withShoes([base, bottom], pair);
    }
  }
}

/**
 * How many sets of top, bottom and shoes are tried in all their layerings. Small wardrobes stay under
 * it and are searched exactly; `isExhaustive` tells.
 */
const mostCores = 600;

/** The cores that score best before any layer is put over them. */
function likeliestCores(candidates: Candidates, context: Context): Piece[][] {
  const all = [...cores(candidates)];
  if (all.length <= mostCores) return all;
  return all
    .map((core) => ({ core, raw: rawScore(outfitOf(core), context) }))
    .sort((a, b) => b.raw - a.raw)
    .slice(0, mostCores)
    .map(({ core }) => core);
}

/** Whether a search over these candidates leaves nothing wearable untried. */
export function isExhaustive({ complete, bySlot }: Candidates): boolean {
  const shoes = Math.max(1, bySlot.shoes.length);
  return (
    complete && (bySlot.base.length * bySlot.bottom.length + bySlot.onePiece.length) * shoes <= mostCores
  );
}

function* layerings(core: readonly Piece[], { bySlot }: Candidates): Generator<readonly Piece[]> {
  const under = core.find((piece) => piece.slot === 'base' || piece.slot === 'onePiece');
  const mids = bySlot.mid.filter(
    (mid) => under && mid.garment.id !== under.garment.id && canLayer(under.garment.kind, mid.garment.kind),
  );
  for (const mid of [null, ...mids]) {
    for (const outer of [null, ...bySlot.outer]) {
      const layers: Piece[] = [];
      if (outer) layers.push(outer);
      if (mid) layers.push(mid);
      yield [...layers, ...core];
    }
  }
}

function rankOf(raw: number, outfit: Outfit, seed: number): number {
  return raw + nearEqualPoints * jitter(seed, ...outfit.pieces.map((piece) => piece.garment.id));
}

/** Adds, slot by slot, the accessory that raises the score; required ones are added whatever they do. */
export function accessorise(
  ranked: Ranked,
  candidates: Candidates,
  context: Context,
  options: { wanted: ReadonlySet<string>; without: ReadonlySet<string>; seed: number },
): Ranked {
  let best = ranked;
  const waist = ranked.outfit.at.bottom ?? ranked.outfit.at.onePiece;
  for (const slot of ['bag', 'scarf', 'headwear', 'belt'] as const) {
    if (slot === 'belt' && !(waist && takesBelt(waist.garment.kind))) continue;
    const all = candidates.bySlot[slot];
    const required = all.filter((piece) => options.wanted.has(piece.garment.id));
    const choices = required.length > 0 ? required : all.filter((p) => !options.without.has(p.garment.id));
    let chosen = required.length > 0 ? null : best;
    for (const piece of choices) {
      const outfit = outfitOf([...best.outfit.pieces, piece]);
      const raw = rawScore(outfit, context);
      if (!chosen || raw > chosen.raw) {
        chosen = { outfit, raw, rank: rankOf(raw, outfit, options.seed), wearable: best.wearable };
      }
    }
    best = chosen ?? best;
  }
  return best;
}

/**
 * Every outfit that the candidates can make, clothes and shoes without accessories, best first.
 * Exact where `isExhaustive` says so; accessories follow once an outfit is chosen, for they finish it and
 * do not decide it.
 */
export function searchOutfits(
  candidates: Candidates,
  context: Context,
  { wanted, seed }: { wanted: ReadonlySet<string>; seed: number },
): Ranked[] {
  const wantedClothes = [...wanted].filter((id) =>
    (['outer', 'mid', 'base', 'onePiece', 'bottom', 'shoes'] as const).some((slot) =>
      candidates.bySlot[slot].some((piece) => piece.garment.id === id),
    ),
  );
  const found: Ranked[] = [];
  for (const core of likeliestCores(candidates, context)) {
    const best: Ranked[] = [];
    for (const pieces of layerings(core, candidates)) {
      if (!wantedClothes.every((id) => pieces.some((piece) => piece.garment.id === id))) continue;
      const outfit = outfitOf(pieces);
      const raw = rawScore(outfit, context);
      const last = best[layeringsKept - 1];
      if (last && raw <= last.raw) continue;
      best.push({ outfit, raw, rank: 0, wearable: pieces.every(isWearable) });
      best.sort((a, b) => b.raw - a.raw);
      best.length = Math.min(best.length, layeringsKept);
    }
    for (const ranked of best) found.push({ ...ranked, rank: rankOf(ranked.raw, ranked.outfit, seed) });
  }
  return found.sort((a, b) => b.rank - a.rank);
}
