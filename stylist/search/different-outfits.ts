import type { Piece } from '../piece.ts';
import { isAccessory, type Slot } from '../slots.ts';
import { bestOutfits, type Demand, type Found } from './best-outfits.ts';
import type { Space } from './space.ts';
import { isExhausted, type Work, workOf } from './work.ts';

/** The most that outfits may share, and the distance from the best one. */
type Round = { mostShared: number; within: number; fresh: readonly Slot[] };

const tops: readonly Slot[] = ['base', 'onePiece', 'mid'];

/** By these an outfit is recognised. */
const seen: readonly Slot[] = [...tops, 'bottom', 'shoes'];

/**
 * Nothing that one sees is shared while alternatives of nearly the same score exist, then no top, dress or
 * layer, and at most half of the pieces. Later rounds relax this; the same clothes never repeat.
 */
export const rounds: readonly Round[] = [
  { mostShared: 0.5, within: 5, fresh: seen },
  { mostShared: 0.5, within: 9, fresh: tops },
  { mostShared: 0.5, within: 20, fresh: [] },
  { mostShared: 0.67, within: 20, fresh: [] },
  { mostShared: 0.8, within: 20, fresh: [] },
];

/** In points: where all others in its place are so much worse, a garment is worn again. */
const irreplaceablePoints = 3;

/** The least cost in each slot of what is not yet worn, or of nothing. */
function alternatives({ ways }: Space, worn: ReadonlySet<string>): ReadonlyMap<Slot, number> {
  const least = new Map<Slot, number>();
  for (const { positions } of ways) {
    for (const { slot, pieces, costs, empty } of positions) {
      const at = pieces.findIndex(({ garment }) => !worn.has(garment.id));
      const cost = Math.min(empty, costs[at] ?? Number.POSITIVE_INFINITY);
      least.set(slot, Math.min(cost, least.get(slot) ?? Number.POSITIVE_INFINITY));
    }
  }
  return least;
}

/** With up to `open` more pieces, of which none is irreplaceable. */
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

export function demandOf(
  space: Space,
  round: Round,
  chosen: readonly Found[],
  accepts: Demand['accepts'],
): Demand {
  const worn = new Set(chosen.flatMap(({ pieces }) => pieces.map(({ garment }) => garment.id)));
  const least = alternatives(space, worn);
  const costs = new Map<string, number>();
  const isReplaceable = ({ slot, garment }: Piece) =>
    !worn.has(garment.id) ||
    (least.get(slot) ?? Number.POSITIVE_INFINITY) <= (costs.get(garment.id) ?? 0) + irreplaceablePoints;
  for (const { pieces } of chosen)
    for (const piece of pieces) costs.set(piece.garment.id, space.costs.single(piece));
  const idsOf = (pieces: readonly Piece[]) => new Set(pieces.map(({ garment }) => garment.id));
  const others = chosen.map(({ pieces }) => idsOf(pieces.filter(isReplaceable)));
  const clothes = chosen.map(({ pieces }) => idsOf(pieces.filter((piece) => !isAccessory(piece))));
  const tired = (piece: Piece) =>
    round.fresh.includes(piece.slot) && worn.has(piece.garment.id) && isReplaceable(piece);
  const isSame = (pieces: readonly Piece[], other: ReadonlySet<string>) =>
    pieces.every((piece) => isAccessory(piece) || other.has(piece.garment.id));
  return {
    allows(pieces, open) {
      const last = pieces.at(-1);
      return !(last && tired(last)) && differs(pieces.filter(isReplaceable), open, others, round.mostShared);
    },
    accepts: (pieces) =>
      !pieces.some(tired) &&
      !clothes.some((other) => isSame(pieces, other)) &&
      differs(pieces.filter(isReplaceable), 0, others, round.mostShared) &&
      accepts(pieces),
  };
}

/**
 * Greedy: repeatedly the best that differs enough from all before. Each step is an exact search; `proven`
 * when all were.
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
      const demand = demandOf(space, round, chosen, accepts);
      // So that one hard search does not starve the rest.
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
