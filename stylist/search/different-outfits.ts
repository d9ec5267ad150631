import type { Piece } from '../piece.ts';
import type { Slot } from '../slots.ts';
import { bestOutfits, type Demand, type Found } from './best-outfits.ts';
import type { Choice, Space } from './space.ts';
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
  { mostShared: 0.5, within: 14, fresh: [] },
  { mostShared: 0.67, within: 14, fresh: [] },
  { mostShared: 0.8, within: 14, fresh: [] },
];

/** In points: variety wears no piece that suits the day so much less than the best of its slot. */
const lessSuitablePoints = 3.5;

/** The cost from which on a piece is too much less suitable than the best of its slot. */
function mostCosts({ ways }: Space): (slot: Slot) => number {
  const least = new Map<Slot, number>();
  for (const { positions } of ways)
    for (const { slot, choices } of positions)
      least.set(slot, Math.min(choices[0]?.cost ?? Number.POSITIVE_INFINITY, leastOf(slot)));
  function leastOf(slot: Slot): number {
    return least.get(slot) ?? Number.POSITIVE_INFINITY;
  }
  // A dress does what a top and a bottom do.
  const whole = Math.min(leastOf('onePiece'), leastOf('base') + leastOf('bottom'));
  return (slot) => (slot === 'onePiece' ? whole : leastOf(slot)) + lessSuitablePoints;
}

/** Without the pieces that suit the day less; the best outfit's own remain. */
export function suitablePart(space: Space, best: Found): Space {
  const most = mostCosts(space);
  const worn = new Set(best.pieces.map(({ slot, garment }) => `${slot} ${garment.id}`));
  const suits = ({ piece: { slot, garment }, cost }: Choice) =>
    cost <= most(slot) || worn.has(`${slot} ${garment.id}`);
  return {
    ...space,
    ways: space.ways.map((way) => ({
      ...way,
      positions: way.positions.map((position) => ({
        ...position,
        choices: position.choices.filter(suits),
      })),
    })),
  };
}

/** In points: sports shoes are worn again where all others are so much worse. */
const irreplaceablePoints = 3;

/** The shoes that have no equal among those not yet worn. */
function irreplaceableShoes({ ways, costs }: Space, chosen: readonly Found[]): ReadonlySet<string> {
  const worn = chosen.flatMap(({ pieces }) => pieces.filter(({ slot }) => slot === 'shoes'));
  const ids = new Set(worn.map(({ garment }) => garment.id));
  const others = ways.flatMap(({ positions }) =>
    positions
      .filter(({ slot }) => slot === 'shoes')
      .map(({ choices }) => choices.find(({ piece }) => !ids.has(piece.garment.id))?.cost),
  );
  const least = Math.min(...others.map((cost) => cost ?? Number.POSITIVE_INFINITY));
  const isAlone = (shoes: Piece) =>
    shoes.garment.style === 'sport' && least > costs.single(shoes) + irreplaceablePoints;
  return new Set(worn.filter(isAlone).map(({ garment }) => garment.id));
}

/** Worn day after day: outfits do not differ by them. */
const everyday: ReadonlySet<Slot> = new Set([
  'legwear',
  'umbrella',
  'glasses',
  'watch',
  'earrings',
  'necklace',
  'bracelet',
  'ring',
]);

/** With up to `open` more pieces. */
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
  const alone = irreplaceableShoes(space, chosen);
  const isReplaceable = ({ garment, always, slot }: Piece) =>
    !always && !everyday.has(slot) && !alone.has(garment.id);
  const others = chosen.map(
    ({ pieces }) => new Set(pieces.filter(isReplaceable).map(({ garment }) => garment.id)),
  );
  const worn = new Set(others.flatMap((ids) => [...ids]));
  const tired = ({ slot, garment }: Piece) => round.fresh.includes(slot) && worn.has(garment.id);
  return {
    allows(pieces, open) {
      const last = pieces.at(-1);
      return !(last && tired(last)) && differs(pieces.filter(isReplaceable), open, others, round.mostShared);
    },
    accepts: (pieces) =>
      !pieces.some(tired) &&
      differs(pieces.filter(isReplaceable), 0, others, round.mostShared) &&
      accepts(pieces),
  };
}

/**
 * Greedy: repeatedly the best that differs enough from all before and, unless `anySuit`, wears nothing much
 * less suitable. Each step is an exact search; `proven` when all were.
 */
export function differentOutfits(
  space: Space,
  count: number,
  work: Work,
  accepts: Demand['accepts'],
  anySuit = false,
): { found: Found[]; proven: boolean } {
  const chosen: Found[] = [];
  let proven = true;
  let searched = space;
  for (const round of rounds) {
    while (chosen.length < count && !(chosen.length > 0 && isExhausted(work))) {
      const best = chosen[0];
      const under = best ? best.cost + round.within : Number.POSITIVE_INFINITY;
      const demand = demandOf(searched, round, chosen, accepts);
      // So that one hard search does not starve the rest.
      const share = workOf((work.most - work.spent) / Math.min(4, count - chosen.length + 1));
      const step = bestOutfits(searched, { count: 1, work: share, demand, under });
      work.spent += share.spent;
      proven &&= step.proven;
      const [next] = step.found;
      if (!next) break;
      chosen.push(next);
      if (!best && !anySuit) searched = suitablePart(space, next);
    }
  }
  return { found: chosen.sort((a, b) => a.cost - b.cost), proven: proven && !isExhausted(work) };
}
