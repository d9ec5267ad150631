import type { Piece } from '../piece.ts';
import { bestOutfits, type Demand, type Found } from './best-outfits.ts';
import type { Space } from './space.ts';
import { isExhausted, type Work, workOf } from './work.ts';

/** A round of choosing: how much two outfits may share, and how far under the best one still goes. */
type Round = { mostShared: number; within: number; freshTops: boolean };

/**
 * No two outfits share more than half of their pieces while there is another choice. While there are
 * others this near the best, no two share their top, dress or layer either; and only where nothing
 * else is worth offering are nearer relatives let in. Never the same clothes twice.
 */
export const rounds: readonly Round[] = [
  { mostShared: 0.5, within: 8, freshTops: true },
  { mostShared: 0.5, within: 20, freshTops: false },
  { mostShared: 0.67, within: 20, freshTops: false },
  { mostShared: 0.8, within: 20, freshTops: false },
];

const isTop = ({ slot }: Piece) => slot === 'base' || slot === 'onePiece' || slot === 'mid';

/** Whether `pieces`, with up to `open` more, may stand beside outfits of which one wears them in `bits`. */
function differs(
  pieces: readonly Piece[],
  open: number,
  others: readonly ReadonlySet<string>[],
  mostShared: number,
): boolean {
  return others.every((other) => {
    let shared = 0;
    for (const { garment } of pieces) if (other.has(garment.id)) shared++;
    return shared <= mostShared * Math.min(other.size, pieces.length + open);
  });
}

/** What a round asks of the next outfit, given those that are chosen. */
export function demandOf(round: Round, chosen: readonly Found[], accepts: Demand['accepts']): Demand {
  const others = chosen.map(({ pieces }) => new Set(pieces.map((piece) => piece.garment.id)));
  const tops = new Set(chosen.flatMap(({ pieces }) => pieces.filter(isTop).map((piece) => piece.garment.id)));
  const tired = (piece: Piece) => round.freshTops && isTop(piece) && tops.has(piece.garment.id);
  return {
    allows(pieces, open) {
      const last = pieces.at(-1);
      return !(last && tired(last)) && differs(pieces, open, others, round.mostShared);
    },
    accepts: (pieces) =>
      !pieces.some(tired) && differs(pieces, 0, others, round.mostShared) && accepts(pieces),
  };
}

/**
 * Up to `count` outfits that differ from one another: the best, then again and again the best of those
 * that differ enough from all before. Each step is an exact search; `proven` tells whether all were.
 */
export function differentOutfits(
  space: Space,
  count: number,
  work: Work,
  accepts: Demand['accepts'],
): { found: Found[]; proven: boolean } {
  const chosen: Found[] = [];
  let proven = true;
  for (const round of rounds) {
    while (chosen.length < count && !(chosen.length > 0 && isExhausted(work))) {
      const best = chosen[0];
      const under = best ? best.cost + round.within : Number.POSITIVE_INFINITY;
      const demand = demandOf(round, chosen, accepts);
      // Each outfit gets its share of what is left, so that a hard one does not starve the others.
      const share = workOf((work.most - work.spent) / Math.min(4, count - chosen.length + 1));
      const step = bestOutfits(space, { count: 1, work: share, demand, under });
      work.spent += share.spent;
      proven &&= step.proven;
      const [next] = step.found;
      if (!next) break;
      chosen.push(next);
    }
  }
  return { found: chosen.sort((a, b) => a.cost - b.cost), proven: proven && !isExhausted(work) };
}
