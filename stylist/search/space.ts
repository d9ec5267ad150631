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

/** Slots in search order: what most decides the cost of the rest first. */
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

/** Of one slot, cheapest first. */
type Choice = Pick<Position, 'pieces' | 'costs'> & { asked: readonly Piece[] };

function choiceAmong(pieces: readonly Piece[], costs: Costs, options: SpaceOptions): Choice {
  const asked = pieces.filter((piece) => options.wanted.has(piece.garment.id));
  const sorted = withoutCrowds(
    (asked.length > 0 ? asked : pieces)
      .map((piece) => ({ piece, cost: costs.single(piece), turn: costs.turn(piece) }))
      .sort(
        (a, b) => a.cost - b.cost || a.turn - b.turn || (a.piece.garment.id < b.piece.garment.id ? -1 : 1),
      ),
    options,
    costs,
  );
  return { asked, pieces: sorted.map(({ piece }) => piece), costs: sorted.map(({ cost }) => cost) };
}

function wayOf(
  places: Places,
  body: Body,
  { wanted }: SpaceOptions,
  costs: Costs,
  choiceOf: (pieces: readonly Piece[]) => Choice,
): Way | null {
  if (places.some(([, pieces, required]) => required && pieces.length === 0)) return null;
  const homeless = new Set(wanted);
  const positions: Position[] = [];
  let fixed = 0;
  for (const [slot, among, required] of places) {
    const { asked, pieces, costs: singles } = choiceOf(among);
    for (const piece of asked) homeless.delete(piece.garment.id);
    if (asked.length > 1) return null;
    const empty = required || asked.length > 0 ? Number.POSITIVE_INFINITY : costs.without(slot, body);
    if (pieces.length > 0) positions.push({ slot, pieces, costs: singles, empty });
    else fixed += empty;
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
  const known: Float64Array[] = [];
  return (a, b) => {
    const row = numbers.get(a) ?? 0;
    known[row] ??= new Float64Array(size).fill(-1);
    const costs = known[row];
    const at = numbers.get(b) ?? 0;
    const before = costs[at] ?? -1;
    if (before >= 0) return before;
    const cost = pair(a, b);
    costs[at] = cost;
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
  const choices = new Map<readonly Piece[], Choice>();
  const choiceOf = (pieces: readonly Piece[]): Choice => {
    const known = choices.get(pieces) ?? choiceAmong(pieces, costs, options);
    choices.set(pieces, known);
    return known;
  };
  const way = (body: Body, ...places: Places) => wayOf(places, body, options, costs, choiceOf);
  const over = ['outer', outer, false] as const;
  const both = [false, true];
  const ways = both.flatMap((bareLegs) => {
    // Mandatory for a person who has any.
    const [shoes, ...rest] = details.map((slot) =>
      slot === 'legwear' && bareLegs
        ? ([slot, covering(candidates[slot]), true] as const)
        : ([slot, candidates[slot], isMandatory(slot, candidates)] as const),
    );
    if (!shoes) return [];
    const onLegs = (pieces: readonly Piece[]) =>
      pieces.filter((piece) => needs(piece, 'legwear') === bareLegs);
    const legs = ['bottom', onLegs(bottom), true] as const;
    const inLegs = onLegs(dresses);
    const jackets = onLegs(suits).filter((piece) => !needs(piece, 'mid'));
    return both.flatMap((bareArms) => {
      const of = (pieces: readonly Piece[]) => pieces.filter((piece) => needs(piece, 'mid') === bareArms);
      const layer = ['mid', bareArms ? covering(open) : open, bareArms] as const;
      const closed = ['mid', bareArms ? covering(closing) : closing, true] as const;
      const tops = ['base', of(base), true] as const;
      return [
        way('separates', tops, legs, layer, shoes, over, ...rest),
        way('separates', ['base', of(under), true], legs, closed, shoes, over, ...rest),
        way('one-piece', ['onePiece', of(inLegs), true], layer, shoes, over, ...rest),
        way('one-piece', ['onePiece', jackets, true], tops, layer, shoes, over, ...rest),
      ];
    });
  });
  const found = ways.flatMap((way) => way ?? []);
  return { ways: found, costs: { ...costs, pair: rememberPairs(costs.pair, found) } };
}
