import type { Piece } from '../piece.ts';
import type { Body } from '../rules/rule.ts';
import { canLayer, covers, needsTop, type Slot } from '../slots.ts';
import type { Candidates } from './candidates.ts';
import type { Costs } from './cost.ts';

/** One place of an outfit, with who may take it, cheapest first. */
export type Position = {
  slot: Slot;
  pieces: readonly Piece[];
  /** What each piece costs by itself. */
  costs: readonly number[];
  /** What it costs to leave the place empty; infinite where somebody must take it. */
  empty: number;
};

/** One way to dress: its places in the order in which a search fills them, layers first. */
export type Way = {
  positions: readonly Position[];
  /** What the places cost that nobody can take. */
  fixed: number;
};

/** All outfits that can be made of some candidates: the union of a few ways to dress, none counted twice. */
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
];

type Places = readonly (readonly [slot: Slot, pieces: readonly Piece[], required: boolean])[];

function wayOf(places: Places, body: Body, costs: Costs, wanted: ReadonlySet<string>): Way | null {
  const homeless = new Set(wanted);
  const positions: Position[] = [];
  let fixed = 0;
  for (const [slot, pieces, required] of places) {
    const asked = pieces.filter((piece) => wanted.has(piece.garment.id));
    for (const piece of asked) homeless.delete(piece.garment.id);
    // Two garments asked for in one place cannot both be worn.
    if (asked.length > 1) return null;
    const sorted = (asked.length > 0 ? asked : pieces)
      .map((piece) => ({ piece, cost: costs.single(piece) }))
      .sort((a, b) => a.cost - b.cost || (a.piece.garment.id < b.piece.garment.id ? -1 : 1));
    const empty = required || asked.length > 0 ? Number.POSITIVE_INFINITY : costs.without(slot, body);
    if (sorted.length > 0) {
      positions.push({
        slot,
        pieces: sorted.map(({ piece }) => piece),
        costs: sorted.map(({ cost }) => cost),
        empty,
      });
    } else if (required) return null;
    else fixed += empty;
  }
  return homeless.size > 0 ? null : { positions, fixed };
}

/** The space of all valid outfits of some candidates that wear everything in `wanted`. */
export function spaceOf(candidates: Candidates, costs: Costs, wanted: ReadonlySet<string>): Space {
  const { base, mid, outer, bottom, onePiece } = candidates;
  const closing = mid.filter((piece) => covers(piece.garment.kind));
  const open = mid.filter((piece) => !covers(piece.garment.kind));
  const under = base
    .filter((piece) => closing.some((over) => canLayer(piece.garment.kind, over.garment.kind)))
    .map((piece) => ({ ...piece, covered: true }));
  const suits = onePiece.filter((piece) => needsTop(piece.garment.kind));
  const dresses = onePiece.filter((piece) => !needsTop(piece.garment.kind));
  const rest: Places = [
    ['outer', outer, false],
    // Nobody who has shoes leaves the house without.
    ...details.map(
      (slot) => [slot, candidates[slot], slot === 'shoes' && candidates.shoes.length > 0] as const,
    ),
  ];
  const legs: Places = [['bottom', bottom, true]];
  const ways = [
    wayOf([['base', base, true], ['mid', open, false], ...legs, ...rest], 'separates', costs, wanted),
    wayOf([['base', under, true], ['mid', closing, true], ...legs, ...rest], 'separates', costs, wanted),
    wayOf([['onePiece', dresses, true], ['mid', open, false], ...rest], 'one-piece', costs, wanted),
    wayOf(
      [['onePiece', suits, true], ['base', base, true], ['mid', open, false], ...rest],
      'one-piece',
      costs,
      wanted,
    ),
  ];
  return { ways: ways.flatMap((way) => way ?? []), costs };
}
