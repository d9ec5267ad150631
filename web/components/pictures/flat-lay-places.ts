export type Slot = 'outer' | 'mid' | 'top' | 'bottom' | 'dress' | 'shoes' | 'bag';

export interface Piece {
  slot: Slot;
  src: string;
}

export type PlateShape = 'tall' | 'wide';

const alone: Record<PlateShape, string> = {
  tall: 'left-[11%] top-[14%] w-[78%]',
  wide: 'left-[28%] top-[5%] w-[44%]',
};

type Places = Partial<Record<Slot, string>>;

/** Portrait: outer layers at the left, the others beside them. */
const separates: Places = {
  outer: 'left-[-7%] top-[1%] w-[68%] -rotate-3',
  mid: 'left-[-6%] top-[2%] w-[66%] -rotate-3',
  top: 'left-[46%] top-[-2%] w-[55%] rotate-3',
  bottom: 'left-[43%] top-[41%] w-[58%] rotate-1',
  shoes: 'left-[6%] top-[68%] w-[32%] -rotate-6',
  bag: 'left-[30%] top-[60%] w-[26%] rotate-3',
};

/** Coat, jacket and shirt: the jacket overlaps both. */
const layered: Places = {
  outer: 'left-[-11%] top-[-4%] w-[68%] -rotate-6',
  mid: 'left-[16%] top-[25%] w-[58%] -rotate-2',
  top: 'left-[47%] top-[-4%] w-[58%] rotate-6',
  bottom: 'left-[51%] top-[41%] w-[58%] rotate-3',
  shoes: 'left-[2%] top-[67%] w-[33%] -rotate-6',
  bag: 'left-[31%] top-[72%] w-[26%] rotate-3',
};

/** Two pieces share the whole plate. */
const light: Places = {
  top: 'left-[-6%] top-[-1%] w-[72%] -rotate-3',
  bottom: 'left-[35%] top-[31%] w-[72%] rotate-2',
  shoes: 'left-[4%] top-[64%] w-[36%] -rotate-6',
  bag: 'left-[62%] top-[2%] w-[34%] rotate-3',
};

const dressed: Places = {
  dress: 'left-[-13%] top-[3%] w-[84%] -rotate-2',
  outer: 'left-[38%] top-[2%] w-[65%] rotate-3',
  mid: 'left-[41%] top-[2%] w-[62%] rotate-3',
  shoes: 'left-[56%] top-[65%] w-[36%] -rotate-6',
  bag: 'left-[34%] top-[70%] w-[27%] rotate-3',
};

const dressedInLayers: Places = {
  dress: 'left-[-14%] top-[5%] w-[82%] -rotate-3',
  outer: 'left-[38%] top-[-5%] w-[66%] rotate-6',
  mid: 'left-[45%] top-[31%] w-[56%] -rotate-2',
  shoes: 'left-[63%] top-[71%] w-[32%] -rotate-6',
  bag: 'left-[38%] top-[74%] w-[24%] rotate-3',
};

const dressAlone: Places = {
  dress: 'left-[-9%] top-[1%] w-[96%] -rotate-2',
  shoes: 'left-[57%] top-[58%] w-[40%] -rotate-6',
  bag: 'left-[60%] top-[10%] w-[36%] rotate-3',
};

function placesFor(has: (slot: Slot) => boolean): Places {
  const layers = Number(has('outer')) + Number(has('mid'));
  if (has('dress')) return [dressAlone, dressed, dressedInLayers][layers] ?? dressed;
  return [light, separates, has('top') ? layered : separates][layers] ?? separates;
}

/** Landscape: side by side, in order. */
const sideBySide: Record<number, readonly string[]> = {
  2: ['left-[8%] top-[6%] w-[43%] -rotate-3', 'left-[49%] top-[6%] w-[43%] rotate-3'],
  3: [
    'left-[-1%] top-[9%] w-[41%] -rotate-3',
    'left-[30%] top-[6%] w-[40%] rotate-2',
    'left-[60%] top-[8%] w-[41%] -rotate-1',
  ],
  4: [
    'left-[-3%] top-[3%] w-[42%] -rotate-3',
    'left-[25%] top-[1%] w-[36%] rotate-3',
    'left-[45%] top-[4%] w-[42%] rotate-1',
    'left-[72%] top-[34%] w-[27%] -rotate-6',
  ],
};

/** Classes that position each piece, in percent of the plate. */
export function placesOf(pieces: readonly Piece[], shape: PlateShape): (string | undefined)[] {
  if (pieces.length === 1) return [alone[shape]];
  if (shape === 'wide') return pieces.map((_, at) => sideBySide[pieces.length]?.[at]);
  const places = placesFor((slot) => pieces.some((piece) => piece.slot === slot));
  return pieces.map((piece) => places[piece.slot]);
}
