import type { Piece } from '../piece.ts';
import type { Body } from '../rules/term.ts';
import { canLayer, covers, needsTop, type Slot } from '../slots.ts';
import { type Candidates, isMandatory } from './candidates.ts';
import type { Costs } from './cost.ts';

/** Cheapest first. */
export type Position = {
  slot: Slot;
  pieces: readonly Piece[];
  costs: readonly number[];
  /** Infinite for a mandatory slot. */
  empty: number;
};

/** Slots in search order, layers first. */
export type Way = {
  positions: readonly Position[];
  /** Of the slots without candidates. */
  fixed: number;
};

/** The ways are disjoint. */
export type Space = { ways: readonly Way[]; costs: Costs };

const details: readonly Slot[] = [
  'shoes',
  'bag',
  'scarf',
  'headwear',
  'belt',
  'tie',
  'gloves',
  'legwear',
  'jewellery',
  'sunglasses',
  'umbrella',
  'watch',
  'earrings',
  'necklace',
  'bracelet',
  'ring',
  'glasses',
];

export type SpaceOptions = {
  /** Every outfit must include these. */
  wanted: ReadonlySet<string>;
  count: number;
  /** With a history, so never merged with similar ones. */
  known: ReadonlyMap<string, unknown>;
};

type Costed = { piece: Piece; cost: number };

/**
 * The cheapest `count` of each group: an outfit with a dropped piece has `count` cheaper, equally different
 * equivalents.
 */
function withoutCrowds(
  sorted: readonly Costed[],
  { count, known }: SpaceOptions,
  { individual }: Costs,
): Costed[] {
  const most = count + 2;
  if (sorted.length <= most) return [...sorted];
  const seen = new Map<string, number>();
  return sorted.filter(({ piece }) => {
    if (known.has(piece.garment.id) || individual.has(piece.garment.id)) return true;
    const likeness = piece.likeness;
    const like = seen.get(likeness) ?? 0;
    seen.set(likeness, like + 1);
    return like < most;
  });
}

/** Whether a piece may only be worn under one of that slot. */
const needs = ({ coveredBy }: Piece, slot: Slot): boolean => coveredBy?.includes(slot) ?? false;

const covering = (pieces: readonly Piece[]): Piece[] => pieces.filter((piece) => piece.covering);

type Places = readonly (readonly [slot: Slot, pieces: readonly Piece[], required: boolean])[];

function wayOf(places: Places, body: Body, costs: Costs, options: SpaceOptions): Way | null {
  const { wanted } = options;
  if (places.some(([, pieces, required]) => required && pieces.length === 0)) return null;
  const homeless = new Set(wanted);
  const positions: Position[] = [];
  let fixed = 0;
  for (const [slot, pieces, required] of places) {
    const asked = pieces.filter((piece) => wanted.has(piece.garment.id));
    for (const piece of asked) homeless.delete(piece.garment.id);
    if (asked.length > 1) return null;
    const sorted = withoutCrowds(
      (asked.length > 0 ? asked : pieces)
        .map((piece) => ({ piece, cost: costs.single(piece), turn: costs.turn(piece) }))
        .sort(
          (a, b) => a.cost - b.cost || a.turn - b.turn || (a.piece.garment.id < b.piece.garment.id ? -1 : 1),
        ),
      options,
      costs,
    );
    const empty = required || asked.length > 0 ? Number.POSITIVE_INFINITY : costs.without(slot, body);
    if (sorted.length > 0) {
      positions.push({
        slot,
        pieces: sorted.map(({ piece }) => piece),
        costs: sorted.map(({ cost }) => cost),
        empty,
      });
    } else fixed += empty;
  }
  return homeless.size > 0 ? null : { positions, fixed };
}

/** Above it the table would cost more than it saves. */
const mostRemembered = 2500;

/** Searches for different outfits weigh the same pairs many times. */
function rememberPairs(pair: Costs['pair'], ways: readonly Way[]): Costs['pair'] {
  const numbers = new Map<Piece, number>();
  for (const { positions } of ways)
    for (const { pieces } of positions)
      for (const piece of pieces) if (!numbers.has(piece)) numbers.set(piece, numbers.size);
  const size = numbers.size;
  if (size > mostRemembered) return pair;
  const known = new Float64Array(size * size).fill(-1);
  return (a, b) => {
    const at = (numbers.get(a) ?? 0) * size + (numbers.get(b) ?? 0);
    const before = known[at] ?? -1;
    if (before >= 0) return before;
    const cost = pair(a, b);
    known[at] = cost;
    return cost;
  };
}

export function spaceOf(candidates: Candidates, costs: Costs, options: SpaceOptions): Space {
  const { base, mid, outer, bottom, onePiece } = candidates;
  const closing = mid.filter((piece) => covers(piece.garment.kind));
  const open = mid.filter((piece) => !covers(piece.garment.kind));
  const under = base
    .filter((piece) => closing.some((over) => canLayer(piece.garment.kind, over.garment.kind)))
    .map((piece) => ({ ...piece, covered: true }));
  const suits = onePiece.filter((piece) => needsTop(piece.garment.kind));
  const dresses = onePiece.filter((piece) => !needsTop(piece.garment.kind));
  const over: Places = [['outer', outer, false]];
  const both = [false, true];
  const ways = both.flatMap((bareLegs) => {
    // Mandatory for a person who has any.
    const rest: Places = details.map((slot) =>
      slot === 'legwear' && bareLegs
        ? [slot, covering(candidates[slot]), true]
        : [slot, candidates[slot], isMandatory(slot, candidates)],
    );
    const legs: Places = [['bottom', bottom.filter((piece) => needs(piece, 'legwear') === bareLegs), true]];
    const inLegs = dresses.filter((piece) => needs(piece, 'legwear') === bareLegs);
    const jackets = suits.filter((piece) => !needs(piece, 'mid') && needs(piece, 'legwear') === bareLegs);
    return both.flatMap((bareArms) => {
      const of = (pieces: readonly Piece[]) => pieces.filter((piece) => needs(piece, 'mid') === bareArms);
      const layer: Places = [['mid', bareArms ? covering(open) : open, bareArms]];
      const closed: Places = [['mid', bareArms ? covering(closing) : closing, true]];
      return [
        wayOf([['base', of(base), true], ...layer, ...over, ...legs, ...rest], 'separates', costs, options),
        wayOf([['base', of(under), true], ...closed, ...over, ...legs, ...rest], 'separates', costs, options),
        wayOf([['onePiece', of(inLegs), true], ...layer, ...over, ...rest], 'one-piece', costs, options),
        wayOf(
          [['onePiece', jackets, true], ['base', of(base), true], ...layer, ...over, ...rest],
          'one-piece',
          costs,
          options,
        ),
      ];
    });
  });
  const found = ways.flatMap((way) => way ?? []);
  return { ways: found, costs: { ...costs, pair: rememberPairs(costs.pair, found) } };
}
