import type { Piece } from '../piece.ts';
import type { Range } from '../rules/rule.ts';
import type { Position, Space, Way } from './space.ts';
import { isExhausted, type Work } from './work.ts';

/** An outfit that a search found, and what it costs. */
export type Found = { pieces: readonly Piece[]; cost: number };

/** What a search must respect beyond validity, such as being different from something. */
export type Demand = {
  /** Whether pieces that are chosen can still become an outfit that is wanted; `open` places are undecided. */
  allows(chosen: readonly Piece[], open: number): boolean;
  /** Whether a whole outfit is wanted. */
  accepts(pieces: readonly Piece[]): boolean;
};

export type SearchOptions = {
  count: number;
  work: Work;
  demand?: Demand;
  /** Outfits that cost as much or more are of no interest. */
  under?: number;
};

/** `proven` says that no outfit of the space is better than those found, which come cheapest first. */
export type SearchResult = { found: Found[]; proven: boolean };

/** Who would take a place, and what that adds to the cost. */
type Offer = { piece: Piece | null; adds: number };

/** Branches that are compared before one of them is looked through. */
const handful = 12;

/** Pairs weighed at a first glance. */
const glance = 10_000;

type Ranges = { indoors: Range; outer: Range };

const isIndoors = ({ slot }: Position) => slot === 'base' || slot === 'onePiece' || slot === 'mid';

/** The warmth that the places from each level on can still add. */
function warmthAhead({ positions }: Way): Ranges[] {
  const ahead: Ranges[] = [{ indoors: [0, 0], outer: [0, 0] }];
  for (const position of [...positions].reverse()) {
    const { indoors, outer } = ahead[0] ?? { indoors: [0, 0], outer: [0, 0] };
    let [low, high] = [position.empty < Number.POSITIVE_INFINITY ? 0 : Number.POSITIVE_INFINITY, 0];
    for (const { warmth } of position.pieces) {
      low = Math.min(low, warmth);
      high = Math.max(high, warmth);
    }
    const add = ([a, b]: Range): Range => [a + low, b + high];
    ahead.unshift({
      indoors: isIndoors(position) ? add(indoors) : indoors,
      outer: position.slot === 'outer' ? add(outer) : outer,
    });
  }
  return ahead;
}

/**
 * The cheapest outfits of a space, by branch and bound: places are filled one after the other, and a
 * branch is left as soon as what is chosen, plus for every open place the least that anybody could add
 * to it, costs as much as what is known already. That bound never exceeds the true cost, because costs
 * are sums of singles and pairs and no pair gives points back; so nothing better is ever lost.
 */
export function bestOutfits(space: Space, { count, work, demand, under }: SearchOptions): SearchResult {
  const found: Found[] = [];
  const ceiling = under ?? Number.POSITIVE_INFINITY;
  let limit = ceiling;
  // Somebody who has nothing yet is given a little longer than the rest.
  let until = Number.POSITIVE_INFINITY;
  const stop = () =>
    work.spent >= until || (isExhausted(work) && (found.length > 0 || work.spent >= 2 * work.most));
  const { pair } = space.costs;

  function keep(pieces: readonly Piece[], cost: number): void {
    const at = found.findIndex((one) => one.cost > cost);
    found.splice(at < 0 ? found.length : at, 0, { pieces: [...pieces], cost });
    if (found.length > count) found.pop();
    if (found.length === count) limit = Math.min(ceiling, found[count - 1]?.cost ?? ceiling);
  }

  function explore(way: Way): void {
    const { positions } = way;
    const ahead = warmthAhead(way);
    const chosen: Piece[] = [];
    const depth = positions.length;

    /** What a piece adds beside all that are chosen, or infinity once it is `most` or more. */
    function added(piece: Piece, cost: number, most: number): number {
      let sum = cost;
      for (const other of chosen) {
        if (sum >= most) return Number.POSITIVE_INFINITY;
        work.spent++;
        sum += pair(piece, other);
      }
      return sum < most ? sum : Number.POSITIVE_INFINITY;
    }

    /** The least that an open place can add, and who adds it; nobody where `piece` is null. */
    function least(position: Position): Offer {
      let best: Offer = { piece: null, adds: position.empty };
      const { pieces, costs } = position;
      for (let i = 0; i < pieces.length; i++) {
        const piece = pieces[i];
        const cost = costs[i] ?? 0;
        if (!piece || cost >= best.adds) break;
        const adds = added(piece, cost, best.adds);
        if (adds < best.adds) best = { piece, adds };
      }
      return best;
    }

    /** What is chosen so far, and what it costs and keeps warm. */
    type Branch = { level: number; cost: number; indoors: number; outer: number };

    /** The least that the layers can cost with what is chosen and what the open places may still add. */
    function layersOf(level: number, indoors: number, outer: number): number {
      const after = ahead[level] ?? { indoors: [0, 0], outer: [0, 0] };
      const inside: Range = [indoors + after.indoors[0], indoors + after.indoors[1]];
      return space.costs.layers(inside, [
        inside[0] + outer + after.outer[0],
        inside[1] + outer + after.outer[1],
      ]);
    }

    /** The least that an outfit of this branch costs, or infinity once that is no longer of interest. */
    function boundOf({ level, cost, indoors, outer }: Branch, offers: Offer[]): number {
      work.spent++;
      if (demand && !demand.allows(chosen, depth - level)) return Number.POSITIVE_INFINITY;
      let bound = cost + layersOf(level, indoors, outer);
      for (let i = level; i < depth && bound < limit; i++) {
        const position = positions[i];
        if (!position) continue;
        const offer = least(position);
        offers.push(offer);
        bound += offer.adds;
      }
      return bound;
    }

    /** Where the cheapest offers for all open places go together, nothing in the branch is better. */
    function settles(branch: Branch, bound: number, offers: readonly Offer[]): boolean {
      if (count > 1) return false;
      const before = chosen.length;
      let [cost, { indoors, outer }] = [branch.cost, branch];
      for (const [index, { piece, adds }] of offers.entries()) {
        const position = positions[branch.level + index];
        if (!piece) cost += adds;
        else if (position) {
          cost += added(piece, position.costs[position.pieces.indexOf(piece)] ?? 0, Number.POSITIVE_INFINITY);
          if (isIndoors(position)) indoors += piece.warmth;
          if (position.slot === 'outer') outer += piece.warmth;
          chosen.push(piece);
        }
      }
      cost += space.costs.layers([indoors, indoors], [indoors + outer, indoors + outer]);
      const wanted = cost < limit && (demand?.accepts(chosen) ?? true);
      if (wanted) keep(chosen, cost);
      chosen.length = before;
      return wanted && cost <= bound + 1e-9;
    }

    /** Looks through a branch whose bound and cheapest offers are known. */
    function visit(branch: Branch, bound: number, offers: readonly Offer[]): void {
      if (stop() || bound >= limit) return;
      const { level, cost, indoors, outer } = branch;
      const position = positions[level];
      if (!position) {
        if (demand?.accepts(chosen) ?? true) keep(chosen, bound);
        return;
      }
      if (settles(branch, bound, offers)) return;
      let others = 0;
      for (let i = 1; i < offers.length; i++) others += offers[i]?.adds ?? 0;
      const layers = layersOf(level, indoors, outer);
      const takers: { piece: Piece | null; adds: number; branch: Branch }[] = [];
      const consider = (piece: Piece | null, single: number) => {
        const layer = piece && isIndoors(position) ? indoors + piece.warmth : indoors;
        const coat = piece && position.slot === 'outer' ? outer + piece.warmth : outer;
        const room = limit - cost - others - layersOf(level + 1, layer, coat);
        const adds = single >= room ? Number.POSITIVE_INFINITY : piece ? added(piece, single, room) : single;
        if (adds === Number.POSITIVE_INFINITY) return;
        const child = { level: level + 1, cost: cost + adds, indoors: layer, outer: coat };
        takers.push({ piece, adds: limit - room + adds, branch: child });
      };
      consider(null, position.empty);
      for (let i = 0; i < position.pieces.length && !stop(); i++) {
        const single = position.costs[i] ?? 0;
        if (cost + single + others + layers >= limit) break;
        consider(position.pieces[i] ?? null, single);
      }
      takers.sort((a, b) => a.adds - b.adds);
      for (let start = 0; start < takers.length && !stop(); start += handful) {
        visitBest(takers.slice(start, start + handful));
      }
    }

    /** Looks through some branches, the most promising first: what it finds closes many of the others. */
    function visitBest(takers: readonly { piece: Piece | null; branch: Branch }[]): void {
      const next: { piece: Piece | null; branch: Branch; bound: number; offers: Offer[] }[] = [];
      for (const { piece, branch } of takers) {
        const offers: Offer[] = [];
        if (piece) chosen.push(piece);
        const bound = boundOf(branch, offers);
        if (piece) chosen.pop();
        if (bound < limit) next.push({ piece, branch, bound, offers });
      }
      next.sort((a, b) => a.bound - b.bound);
      for (const one of next) {
        if (one.piece) chosen.push(one.piece);
        visit(one.branch, one.bound, one.offers);
        if (one.piece) chosen.pop();
      }
    }

    const root = { level: 0, cost: way.fixed, indoors: 0, outer: 0 };
    const offers: Offer[] = [];
    visit(root, boundOf(root, offers), offers);
  }

  if (count === 1) {
    // A glance at every way to dress first: what the best of them gives closes most of the others.
    for (const way of space.ways) {
      until = work.spent + Math.min(glance, work.most / 20);
      explore(way);
    }
    until = Number.POSITIVE_INFINITY;
  }
  for (const way of space.ways) explore(way);
  return { found, proven: !isExhausted(work) };
}
