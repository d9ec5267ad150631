import type { Piece } from '../piece.ts';
import type { Range } from '../rules/term.ts';
import { isTakenOff } from '../weather/heat-balance.ts';
import type { Choice, Position, Space, Way } from './space.ts';
import { isExhausted, type Work } from './work.ts';

export type Found = { pieces: readonly Piece[]; cost: number };

export type Demand = {
  /** Whether an accepted outfit is still possible; `open` slots are undecided. */
  allows(chosen: readonly Piece[], open: number): boolean;
  accepts(pieces: readonly Piece[]): boolean;
};

export type SearchOptions = {
  count: number;
  work: Work;
  demand?: Demand;
  under?: number;
};

/** Cheapest first; `proven` when the space has no better. */
export type SearchResult = { found: Found[]; proven: boolean };

type Offer = { choice: Choice | null; adds: number };

const handful = 12;

/** Work of the first pass. */
const glance = 10_000;

type Ranges = { indoors: Range; outer: Range };

const isIndoors = ({ slot }: Position) => !isTakenOff(slot);

/** Insulation that slots from each level on can add. */
function cloAhead({ positions }: Way): Ranges[] {
  const ahead: Ranges[] = [{ indoors: [0, 0], outer: [0, 0] }];
  for (const position of [...positions].reverse()) {
    const { indoors, outer } = ahead[0] ?? { indoors: [0, 0], outer: [0, 0] };
    let [low, high] = [position.empty < Number.POSITIVE_INFINITY ? 0 : Number.POSITIVE_INFINITY, 0];
    for (const { piece } of position.choices) {
      low = Math.min(low, piece.clo);
      high = Math.max(high, piece.clo);
    }
    const add = ([a, b]: Range): Range => [a + low, b + high];
    ahead.unshift({
      indoors: isIndoors(position) ? add(indoors) : indoors,
      outer: isIndoors(position) ? outer : add(outer),
    });
  }
  return ahead;
}

/**
 * Branch and bound: a branch is pruned when its cost plus the least cost of every open slot reaches the
 * worst result kept. Admissible, because costs are non-negative sums over singles and pairs.
 */
export function bestOutfits(space: Space, { count, work, demand, under }: SearchOptions): SearchResult {
  const found: Found[] = [];
  const ceiling = under ?? Number.POSITIVE_INFINITY;
  let limit = ceiling;
  // Searches longer while nothing has been found.
  let until = Number.POSITIVE_INFINITY;
  const stop = () =>
    work.spent >= until || (isExhausted(work) && (found.length > 0 || work.spent >= 2 * work.most));
  const { pair } = space;

  function keep(pieces: readonly Piece[], cost: number): void {
    const at = found.findIndex((one) => one.cost > cost);
    found.splice(at < 0 ? found.length : at, 0, { pieces: [...pieces], cost });
    if (found.length > count) found.pop();
    if (found.length === count) limit = Math.min(ceiling, found[count - 1]?.cost ?? ceiling);
  }

  function explore(way: Way): void {
    const { positions } = way;
    const ahead = cloAhead(way);
    const chosen: Piece[] = [];
    const numbers: number[] = [];
    const depth = positions.length;

    function choose({ piece, number }: Choice): void {
      chosen.push(piece);
      numbers.push(number);
    }

    function dropTo(length: number): void {
      while (chosen.length > length) {
        chosen.pop();
        numbers.pop();
      }
    }

    /** Infinity once it reaches `most`. */
    function added({ number, cost }: Choice, most: number): number {
      let sum = cost;
      for (let i = 0; i < numbers.length && sum < most; i++) {
        work.spent++;
        sum += pair(numbers[i] ?? 0, number);
      }
      return sum < most ? sum : Number.POSITIVE_INFINITY;
    }

    /** `null` leaves the slot empty. */
    function least(position: Position): Offer {
      let best: Offer = { choice: null, adds: position.empty };
      for (const choice of position.choices) {
        if (choice.cost >= best.adds) break;
        const adds = added(choice, best.adds);
        if (adds < best.adds) best = { choice, adds };
      }
      return best;
    }

    /** `layers` is the least that insulation adds. */
    type Branch = { level: number; cost: number; layers: number; indoors: number; outer: number };

    /** Lower bound. */
    function layersOf(level: number, indoors: number, outer: number): number {
      const after = ahead[level] ?? { indoors: [0, 0], outer: [0, 0] };
      const inside: Range = [indoors + after.indoors[0], indoors + after.indoors[1]];
      return space.costs.layers(inside, [
        inside[0] + outer + after.outer[0],
        inside[1] + outer + after.outer[1],
      ]);
    }

    /** Lower bound; infinity when it can be pruned. */
    function boundOf({ level, cost, layers }: Branch, offers: Offer[]): number {
      work.spent++;
      if (demand && !demand.allows(chosen, depth - level)) return Number.POSITIVE_INFINITY;
      let bound = cost + layers;
      for (let i = level; i < depth && bound < limit; i++) {
        const position = positions[i];
        if (!position) continue;
        const offer = least(position);
        offers.push(offer);
        bound += offer.adds;
      }
      return bound;
    }

    /** The cheapest offers, when compatible, are the branch's best outfit. */
    function settles(branch: Branch, bound: number, offers: readonly Offer[]): boolean {
      if (count > 1) return false;
      const before = chosen.length;
      let [cost, { indoors, outer }] = [branch.cost, branch];
      for (const [index, { choice, adds }] of offers.entries()) {
        const position = positions[branch.level + index];
        if (!choice) cost += adds;
        else if (position) {
          cost += added(choice, Number.POSITIVE_INFINITY);
          if (isIndoors(position)) indoors += choice.piece.clo;
          else outer += choice.piece.clo;
          choose(choice);
        }
      }
      cost += space.costs.layers([indoors, indoors], [indoors + outer, indoors + outer]);
      const wanted = cost < limit && (demand?.accepts(chosen) ?? true);
      if (wanted) keep(chosen, cost);
      dropTo(before);
      return wanted && cost <= bound + 1e-9;
    }

    function visit(branch: Branch, bound: number, offers: readonly Offer[]): void {
      if (stop() || bound >= limit) return;
      const { level, cost, layers, indoors, outer } = branch;
      const position = positions[level];
      if (!position) {
        if (demand?.accepts(chosen) ?? true) keep(chosen, bound);
        return;
      }
      if (settles(branch, bound, offers)) return;
      let others = 0;
      for (let i = 1; i < offers.length; i++) others += offers[i]?.adds ?? 0;
      const takers: { choice: Choice | null; bound: number; branch: Branch }[] = [];
      const isInside = isIndoors(position);
      const consider = (choice: Choice | null, single: number) => {
        const clo = choice?.piece.clo ?? 0;
        const layer = isInside ? indoors + clo : indoors;
        const coat = isInside ? outer : outer + clo;
        const least = cost + others;
        const room = limit - least - layers;
        const adds = single >= room ? Number.POSITIVE_INFINITY : choice ? added(choice, room) : single;
        if (adds === Number.POSITIVE_INFINITY) return;
        const after = layersOf(level + 1, layer, coat);
        const bound = least + adds + after;
        if (bound >= limit) return;
        const child = { level: level + 1, cost: cost + adds, layers: after, indoors: layer, outer: coat };
        takers.push({ choice, bound, branch: child });
      };
      consider(null, position.empty);
      for (const choice of position.choices) {
        if (stop() || cost + choice.cost + others + layers >= limit) break;
        consider(choice, choice.cost);
      }
      takers.sort((a, b) => a.bound - b.bound);
      for (let start = 0; start < takers.length && !stop(); start += handful) {
        visitBest(takers.slice(start, start + handful));
      }
    }

    /** Early results prune the others. */
    function visitBest(takers: readonly { choice: Choice | null; branch: Branch }[]): void {
      const next: { choice: Choice | null; branch: Branch; bound: number; offers: Offer[] }[] = [];
      const before = chosen.length;
      for (const { choice, branch } of takers) {
        const offers: Offer[] = [];
        if (choice) choose(choice);
        const bound = boundOf(branch, offers);
        dropTo(before);
        if (bound < limit) next.push({ choice, branch, bound, offers });
      }
      next.sort((a, b) => a.bound - b.bound);
      for (const { choice, branch, bound, offers } of next) {
        if (choice) choose(choice);
        visit(branch, bound, offers);
        dropTo(before);
      }
    }

    const root = { level: 0, cost: way.fixed, layers: layersOf(0, 0, 0), indoors: 0, outer: 0 };
    const offers: Offer[] = [];
    visit(root, boundOf(root, offers), offers);
  }

  if (count === 1) {
    // The best results of a short pass prune most of the rest.
    for (const way of space.ways) {
      until = work.spent + Math.min(glance, work.most / 20);
      explore(way);
    }
    until = Number.POSITIVE_INFINITY;
  }
  for (const way of space.ways) explore(way);
  return { found, proven: !isExhausted(work) };
}
