import type { Kind } from '#contract/vocabulary.ts';
import { inBodyOrder, type Slot, slotOf } from './body-order.ts';
import type { Place } from './compose-board.ts';

/** How much of the row a garment asks for, beside a shirt's 1. */
const breadth: Record<Slot, number> = {
  outer: 1.1,
  top: 1,
  dress: 1,
  bottom: 0.75,
  shoes: 0.72,
  accessory: 0.62,
};

const turns: Record<Slot, number> = { outer: -3, top: 2, dress: -1.5, bottom: 1, shoes: -4, accessory: 4 };

const margin = 4;
const reach = 1.3;

/**
 * An outfit side by side, for landscape pictures (social cards, banners): large garments in a row in the
 * body's order, shoes and accessories stacked in the last column. Percentages of the board.
 */
export function layInRow(pieces: readonly { id: string; kind: Kind }[]): Map<string, Place> {
  const ordered = inBodyOrder(pieces);
  const isSmall = (piece: { kind: Kind }) => slotOf(piece) === 'shoes' || slotOf(piece) === 'accessory';
  const large = ordered.filter((piece) => !isSmall(piece));
  const small = ordered.filter(isSmall);
  const columns = [...large.map((piece) => [piece]), ...(small.length > 0 ? [small] : [])];
  const widths = columns.map((column) => Math.max(...column.map((piece) => breadth[slotOf(piece)])));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const places = new Map<string, Place>();
  let left = margin;
  columns.forEach((column, index) => {
    const share = ((widths[index] ?? 1) / total) * (100 - 2 * margin);
    const height = 84 / column.length;
    // Trousers are narrow on a broad ground: a box may reach over its column, so that all keep one scale.
    const width = Math.min(share * reach, 2 * (left + share / 2), 2 * (100 - left - share / 2));
    column.forEach((piece, row) => {
      places.set(piece.id, {
        left: left + (share - width) / 2,
        top: 8 + row * height,
        width,
        height,
        turn: turns[slotOf(piece)] * (row % 2 === 0 ? 1 : -1),
        layer: places.size,
      });
    });
    left += share;
  });
  return places;
}
