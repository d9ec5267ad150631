import type { Kind } from '#contract/vocabulary.ts';
import { type Slot, slotOf } from './body-order.ts';
import type { Place } from './compose-board.ts';

interface Piece {
  id: string;
  kind: Kind;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From the lowest layer up. */
const layers: readonly Slot[] = ['outer', 'bottom', 'dress', 'top', 'shoes', 'accessory'];

const turns: Record<Slot, number> = { outer: -3, top: 2, bottom: -1.5, dress: 1.5, shoes: -4, accessory: 5 };

type Layout = Partial<Record<Slot, Box>>;

function layoutFor(has: (slot: Slot) => boolean): Layout {
  const small = has('shoes') || has('accessory');
  if (has('outer') && has('top') && has('bottom')) {
    return {
      outer: { left: 3, top: 3, width: 50, height: 58 },
      top: { left: 50, top: 4, width: 46, height: 42 },
      bottom: { left: 53, top: 43, width: 40, height: 54 },
      dress: { left: 50, top: 4, width: 46, height: 60 },
      shoes: { left: 6, top: 66, width: 28, height: 30 },
      accessory: { left: 34, top: 62, width: 19, height: 34 },
    };
  }
  if (has('outer') && (has('dress') || has('bottom') || has('top'))) {
    const main: Box = { left: 45, top: 4, width: 52, height: has('accessory') ? 70 : 90 };
    return {
      outer: { left: 2, top: 4, width: 48, height: small ? 62 : 88 },
      dress: main,
      top: main,
      bottom: main,
      shoes: { left: 8, top: 68, width: 32, height: 28 },
      accessory: { left: 58, top: 74, width: 32, height: 23 },
    };
  }
  if (has('dress')) {
    return {
      dress: { left: small ? 4 : 14, top: 4, width: small ? 60 : 72, height: 92 },
      top: { left: 58, top: 4, width: 38, height: 38 },
      bottom: { left: 60, top: 36, width: 34, height: 40 },
      shoes: { left: 63, top: 62, width: 32, height: 32 },
      accessory: { left: 64, top: has('top') ? 42 : 12, width: 30, height: has('top') ? 20 : 44 },
      outer: { left: 58, top: 4, width: 38, height: 50 },
    };
  }
  if (has('top') && has('bottom')) {
    return {
      top: { left: small ? 4 : 10, top: 4, width: small ? 58 : 80, height: 48 },
      bottom: { left: small ? 12 : 24, top: 46, width: small ? 44 : 52, height: 51 },
      shoes: { left: 63, top: 66, width: 32, height: 30 },
      accessory: { left: 64, top: 10, width: 31, height: 52 },
    };
  }
  const whole: Box = { left: small ? 5 : 12, top: 5, width: small ? 58 : 76, height: 90 };
  return {
    outer: whole,
    top: whole,
    bottom: whole,
    shoes: has('accessory')
      ? { left: 12, top: 54, width: 70, height: 40 }
      : { left: 15, top: 25, width: 70, height: 50 },
    accessory: { left: 15, top: 8, width: 70, height: has('shoes') ? 42 : 84 },
    ...(has('outer') || has('top') || has('bottom')
      ? {
          shoes: { left: 64, top: 62, width: 31, height: 32 },
          accessory: { left: 65, top: 10, width: 30, height: 48 },
        }
      : {}),
  };
}

function divide(box: Box, count: number): Box[] {
  if (count === 1) return [box];
  // Along the longer side; more than four use two rows.
  const rows = count > 4 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  // On a 4:5 board equal percentages are longer vertically.
  const across = box.width >= box.height * 1.25;
  const overlap = 1.18;
  return Array.from({ length: count }, (_, index) => {
    const along = index % perRow;
    const aside = Math.floor(index / perRow);
    const alongShare = 1 / perRow;
    const asideShare = 1 / rows;
    const long = across ? box.width : box.height;
    const short = across ? box.height : box.width;
    const length = Math.min(long, long * alongShare * overlap);
    const start = perRow === 1 ? 0 : (along * (long - length)) / (perRow - 1);
    const breadth = short * asideShare;
    const offset = aside * breadth;
    return across
      ? { left: box.left + start, top: box.top + offset, width: length, height: breadth }
      : { left: box.left + offset, top: box.top + start, width: breadth, height: length };
  });
}

/** @returns places by id, in percentages of a 4:5 board */
export function layFlat(pieces: readonly Piece[]): Map<string, Place> {
  const bySlot = new Map<Slot, Piece[]>();
  for (const piece of pieces) {
    const slot = slotOf(piece);
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), piece]);
  }
  const layout = layoutFor((slot) => bySlot.has(slot));
  const places = new Map<string, Place>();
  for (const [slot, members] of bySlot) {
    const box = layout[slot] ?? { left: 10, top: 10, width: 80, height: 80 };
    divide(box, members.length).forEach((part, index) => {
      const piece = members[index];
      if (!piece) return;
      const turn = turns[slot] * (index % 2 === 0 ? 1 : -1);
      places.set(piece.id, { ...part, turn, layer: layers.indexOf(slot) * 10 + index });
    });
  }
  return places;
}
