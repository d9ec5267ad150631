export type Slot = 'outer' | 'top' | 'bottom' | 'dress' | 'shoes' | 'bag';

export interface Piece {
  slot: Slot;
  src: string;
}

export type PlateShape = 'tall' | 'wide';

const alone: Record<PlateShape, string> = {
  tall: 'left-[11%] top-[14%] w-[78%]',
  wide: 'left-[28%] top-[5%] w-[44%]',
};

/** On a portrait plate a piece lies where the body has it: outer at the left, the rest beside it. */
const separates: Partial<Record<Slot, string>> = {
  outer: 'left-[-7%] top-[1%] w-[68%] -rotate-3',
  top: 'left-[46%] top-[-2%] w-[55%] rotate-3',
  bottom: 'left-[43%] top-[41%] w-[58%] rotate-1',
  shoes: 'left-[6%] top-[68%] w-[32%] -rotate-6',
  bag: 'left-[30%] top-[60%] w-[26%] rotate-3',
};

const dressed: Partial<Record<Slot, string>> = {
  dress: 'left-[-13%] top-[3%] w-[84%] -rotate-2',
  outer: 'left-[38%] top-[2%] w-[65%] rotate-3',
  shoes: 'left-[56%] top-[65%] w-[36%] -rotate-6',
  bag: 'left-[34%] top-[70%] w-[27%] rotate-3',
};

/** On a landscape plate the pieces lie side by side, in their order. */
const sideBySide: Record<number, readonly string[]> = {
  2: ['left-[8%] top-[6%] w-[43%] -rotate-3', 'left-[49%] top-[6%] w-[43%] rotate-3'],
  3: [
    'left-[-1%] top-[9%] w-[41%] -rotate-3',
    'left-[30%] top-[6%] w-[40%] rotate-2',
    'left-[60%] top-[8%] w-[41%] -rotate-1',
  ],
};

/** The classes that place each piece, in percent of the plate. */
export function placesOf(pieces: readonly Piece[], shape: PlateShape): (string | undefined)[] {
  if (pieces.length === 1) return [alone[shape]];
  if (shape === 'wide') return pieces.map((_, at) => sideBySide[pieces.length]?.[at]);
  const places = pieces.some((piece) => piece.slot === 'dress') ? dressed : separates;
  return pieces.map((piece) => places[piece.slot]);
}
