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
  const stop = () => isExhausted(work) && (found.length > 0 || work.spent >= 2 * work.most);
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

    /** The least that a place can add, and who adds it (−1 for nobody). */
    function least(position: Position): number {
      let best = position.empty;
      const { pieces, costs } = position;
      for (let i = 0; i < pieces.length; i++) {
        const piece = pieces[i];
        const cost = costs[i] ?? 0;
        if (!piece || cost >= best) break;
        best = Math.min(best, added(piece, cost, best));
      }
      return best;
    }

    function visit(level: number, cost: number, indoors: number, outer: number): void {
      if (stop()) return;
      work.spent++;
      const after = ahead[level];
      if (!after || (demand && !demand.allows(chosen, depth - level))) return;
      const inside: Range = [indoors + after.indoors[0], indoors + after.indoors[1]];
      const outside: Range = [inside[0] + outer + after.outer[0], inside[1] + outer + after.outer[1]];
      let rest = space.costs.layers(inside, outside);
      if (level === depth) {
        if (cost + rest < limit && (demand?.accepts(chosen) ?? true)) keep(chosen, cost + rest);
        return;
      }
      let own = 0;
      for (let i = level; i < depth; i++) {
        const position = positions[i];
        if (!position) continue;
        const adds = least(position);
        if (i === level) own = adds;
        rest += adds;
        if (cost + rest >= limit) return;
      }
      const position = positions[level];
      if (!position) return;
      const others = rest - own;
      const branches: { piece: Piece | null; adds: number }[] = [];
      if (cost + position.empty + others < limit) branches.push({ piece: null, adds: position.empty });
      for (let i = 0; i < position.pieces.length; i++) {
        const piece = position.pieces[i];
        const single = position.costs[i] ?? 0;
        if (!piece || cost + single + others >= limit) break;
        const adds = added(piece, single, limit - cost - others);
        if (adds < Number.POSITIVE_INFINITY) branches.push({ piece, adds });
      }
      branches.sort((a, b) => a.adds - b.adds);
      const layer = isIndoors(position);
      for (const { piece, adds } of branches) {
        if (cost + adds + others >= limit) return;
        if (!piece) {
          visit(level + 1, cost + adds, indoors, outer);
          continue;
        }
        chosen.push(piece);
        visit(
          level + 1,
          cost + adds,
          layer ? indoors + piece.warmth : indoors,
          position.slot === 'outer' ? outer + piece.warmth : outer,
        );
        chosen.pop();
      }
    }

    visit(0, way.fixed, 0, 0);
  }

  for (const way of space.ways) explore(way);
  return { found, proven: !isExhausted(work) };
}
