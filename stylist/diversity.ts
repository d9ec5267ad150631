import type { Ranked } from './search.ts';

/** The share of the smaller outfit that both have in common, 0 to 1. */
function overlap(a: Ranked, b: Ranked): number {
  const ids = new Set(a.outfit.pieces.map((piece) => piece.garment.id));
  const shared = b.outfit.pieces.filter((piece) => ids.has(piece.garment.id)).length;
  return shared / Math.min(ids.size, b.outfit.pieces.length);
}

/** How much two proposals may share while there is a choice. */
const mostShared = 0.5;

/** An outfit this many points under the best is not worth offering for the sake of variety. */
const worthOfferingPoints = 20;

/** While there are others this near the best, no two proposals share their top, dress or layer. */
const freshTopPoints = 8;

const tops = (one: Ranked): string[] =>
  [one.outfit.at.base, one.outfit.at.onePiece, one.outfit.at.mid].flatMap((piece) => piece?.garment.id ?? []);

/**
 * Chooses `count` outfits, best first, that differ from one another. Only where the wardrobe has no
 * other outfit worth offering are nearer relatives let in, and never the same clothes twice.
 *
 * `finish` completes an outfit with accessories; it is told which garments to leave alone, for an
 * accessory must not be what makes two outfits too alike.
 */
export function chooseDiverse(
  ranked: readonly Ranked[],
  count: number,
  finish: (outfit: Ranked, without: ReadonlySet<string>) => Ranked,
): Ranked[] {
  const best = ranked[0];
  if (!best) return [];
  const chosen: Ranked[] = [];
  const passes = [
    { limit: mostShared, within: freshTopPoints, freshTop: true },
    { limit: mostShared, within: worthOfferingPoints, freshTop: false },
    { limit: 0.67, within: worthOfferingPoints, freshTop: false },
    { limit: 0.8, within: worthOfferingPoints, freshTop: false },
  ];
  for (const { limit, within, freshTop } of passes) {
    for (const one of ranked) {
      if (chosen.length >= count) return chosen;
      if (one.raw < best.raw - within) continue;
      if (chosen.some((other) => overlap(one, other) > limit)) continue;
      const worn = new Set(chosen.flatMap((other) => other.outfit.pieces.map((piece) => piece.garment.id)));
      if (freshTop && tops(one).some((id) => worn.has(id))) continue;
      const differs = (finished: Ranked) => chosen.every((other) => overlap(finished, other) <= limit);
      const finished = [finish(one, new Set()), finish(one, worn)].find(differs);
      if (finished) chosen.push(finished);
    }
  }
  return chosen;
}
