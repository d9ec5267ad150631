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

export type SpaceOptions = {
  /** Garments that every outfit wears. */
  wanted: ReadonlySet<string>;
  /** How many outfits will be looked for, at most. */
  count: number;
  /** Garments that are told apart even from their like, for what was worn before. */
  known: ReadonlyMap<string, unknown>;
};

type Costed = { piece: Piece; cost: number };

/** All of a piece that anything beside it could ask for. */
const likenessOf = ({ garment, main, seconds, formality, warmth, rain, volume }: Piece): string =>
  [
    garment.kind,
    garment.pattern,
    garment.fabric,
    garment.style,
    JSON.stringify([main, seconds]),
    formality,
    warmth,
    rain,
    volume,
  ].join(' ');

/**
 * Leaves out of each group of like pieces all but the cheapest. Beside anything the like cost alike, so
 * that for every outfit with one left out there are `count` cheaper ones; and those differ no less from
 * outfits chosen before, as one of them was in none.
 */
function withoutCrowds(sorted: readonly Costed[], { count, known }: SpaceOptions): Costed[] {
  const most = count + 2;
  if (sorted.length <= most) return [...sorted];
  const seen = new Map<string, number>();
  return sorted.filter(({ piece }) => {
    if (known.has(piece.garment.id)) return true;
    const likeness = likenessOf(piece);
    const like = seen.get(likeness) ?? 0;
    seen.set(likeness, like + 1);
    return like < most;
  });
}

type Places = readonly (readonly [slot: Slot, pieces: readonly Piece[], required: boolean])[];

function wayOf(places: Places, body: Body, costs: Costs, options: SpaceOptions): Way | null {
  const { wanted } = options;
  const homeless = new Set(wanted);
  const positions: Position[] = [];
  let fixed = 0;
  for (const [slot, pieces, required] of places) {
    const asked = pieces.filter((piece) => wanted.has(piece.garment.id));
    for (const piece of asked) homeless.delete(piece.garment.id);
    // Two garments asked for in one place cannot both be worn.
    if (asked.length > 1) return null;
    const sorted = withoutCrowds(
      (asked.length > 0 ? asked : pieces)
        .map((piece) => ({ piece, cost: costs.single(piece), turn: costs.turn(piece) }))
        .sort(
          (a, b) => a.cost - b.cost || a.turn - b.turn || (a.piece.garment.id < b.piece.garment.id ? -1 : 1),
        ),
      options,
    );
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

/** The space of all outfits worth a look that wear everything in `wanted`. */
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
  const rest: Places = [
    // Nobody who has shoes leaves the house without.
    ...details.map(
      (slot) => [slot, candidates[slot], slot === 'shoes' && candidates.shoes.length > 0] as const,
    ),
  ];
  const legs: Places = [['bottom', bottom, true]];
  const ways = [
    wayOf(
      [['base', base, true], ['mid', open, false], ...over, ...legs, ...rest],
      'separates',
      costs,
      options,
    ),
    wayOf(
      [['base', under, true], ['mid', closing, true], ...over, ...legs, ...rest],
      'separates',
      costs,
      options,
    ),
    wayOf([['onePiece', dresses, true], ['mid', open, false], ...over, ...rest], 'one-piece', costs, options),
    wayOf(
      [['onePiece', suits, true], ['base', base, true], ['mid', open, false], ...over, ...rest],
      'one-piece',
      costs,
      options,
    ),
  ];
  return { ways: ways.flatMap((way) => way ?? []), costs };
}
