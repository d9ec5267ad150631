import type { Piece } from '../piece.ts';
import type { Body } from '../rules/term.ts';
import { canLayer, covers, needsTop, type Slot } from '../slots.ts';
import { type Candidates, isMandatory } from './candidates.ts';
import type { Costs } from './cost.ts';

/** A piece in a slot; `number` is its row in the table of pairs. */
export type Choice = { piece: Piece; number: number; cost: number };

export type Position = {
  slot: Slot;
  /** Cheapest first. */
  choices: readonly Choice[];
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
export type Space = {
  ways: readonly Way[];
  costs: Costs;
  /** By the numbers of two choices. */
  pair(a: number, b: number): number;
};

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

/**
 * The cheapest `count` of each group: an outfit with a dropped piece has `count` cheaper, equally different
 * equivalents.
 */
function withoutCrowds(
  sorted: readonly Choice[],
  { count, known }: SpaceOptions,
  { individual }: Costs,
): readonly Choice[] {
  const most = count + 2;
  if (sorted.length <= most) return sorted;
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

/** Of one slot. */
type Choosing = Pick<Position, 'choices'> & { asked: readonly Piece[] };

function choosingAmong(
  pieces: readonly Piece[],
  costs: Costs,
  options: SpaceOptions,
  numberOf: (piece: Piece) => number,
): Choosing {
  const asked = pieces.filter((piece) => options.wanted.has(piece.garment.id));
  const sorted = (asked.length > 0 ? asked : pieces)
    .map((piece) => ({
      piece,
      number: numberOf(piece),
      cost: costs.single(piece),
      turn: costs.turn(piece),
    }))
    .sort((a, b) => a.cost - b.cost || a.turn - b.turn || (a.piece.garment.id < b.piece.garment.id ? -1 : 1));
  return { asked, choices: withoutCrowds(sorted, options, costs) };
}

function wayOf(
  places: Places,
  body: Body,
  { wanted }: SpaceOptions,
  costs: Costs,
  choosing: (pieces: readonly Piece[]) => Choosing,
): Way | null {
  if (places.some(([, pieces, required]) => required && pieces.length === 0)) return null;
  const homeless = new Set(wanted);
  const positions: Position[] = [];
  let fixed = 0;
  for (const [slot, among, required] of places) {
    const { asked, choices } = choosing(among);
    for (const piece of asked) homeless.delete(piece.garment.id);
    if (asked.length > 1) return null;
    const empty = required || asked.length > 0 ? Number.POSITIVE_INFINITY : costs.without(slot, body);
    if (choices.length > 0) positions.push({ slot, choices, empty });
    else fixed += empty;
  }
  return homeless.size > 0 ? null : { positions, fixed };
}

/** Above it the table would cost more than it saves. */
const mostRemembered = 2500;

/** Searches for different outfits weigh the same pairs many times. */
function rememberPairs({ pair }: Costs, pieces: readonly Piece[]): Space['pair'] {
  const size = pieces.length;
  const known: Float64Array[] = [];
  const weigh = (a: number, b: number) => {
    const [one, other] = [pieces[a], pieces[b]];
    return one && other ? pair(one, other) : Number.POSITIVE_INFINITY;
  };
  if (size > mostRemembered) return weigh;
  return (a, b) => {
    known[a] ??= new Float64Array(size).fill(-1);
    const row = known[a];
    const before = row[b] ?? -1;
    if (before >= 0) return before;
    const cost = weigh(a, b);
    row[b] = cost;
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
  const numbers = new Map<Piece, number>();
  const numberOf = (piece: Piece): number => {
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    return number;
  };
  const known = new Map<readonly Piece[], Choosing>();
  const choosing = (pieces: readonly Piece[]): Choosing => {
    const chosen = known.get(pieces) ?? choosingAmong(pieces, costs, options, numberOf);
    known.set(pieces, chosen);
    return chosen;
  };
  const way = (body: Body, ...places: Places) => wayOf(places, body, options, costs, choosing);
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
  return { ways: ways.flatMap((one) => one ?? []), costs, pair: rememberPairs(costs, [...numbers.keys()]) };
}
