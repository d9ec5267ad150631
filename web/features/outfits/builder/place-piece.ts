import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { holdsOne, slotsOfKind } from '#stylist/slots.ts';

type Piece = Pick<WardrobeItem, 'id' | 'kind'>;

const placeOf = ({ kind }: Piece) => slotsOfKind[kind][0] ?? 'base';

/** A look holds one pair of shoes, but a shirt goes under a sweater. */
const takesThePlaceOf = (piece: Piece, other: Piece): boolean =>
  placeOf(piece) === placeOf(other) && holdsOne(placeOf(piece));

/** @param onto id of the piece to replace, whatever the two kinds are */
export function placePiece(
  chosen: readonly string[],
  piece: Piece,
  items: readonly Piece[],
  onto: string | null = null,
): string[] {
  if (chosen.includes(piece.id)) return [...chosen];
  const replaced =
    onto ?? chosen.find((id) => items.some((item) => item.id === id && takesThePlaceOf(piece, item)));
  if (replaced !== undefined && chosen.includes(replaced)) {
    return chosen.map((id) => (id === replaced ? piece.id : id));
  }
  return chosen.length >= limits.outfit.garmentsMax ? [...chosen] : [...chosen, piece.id];
}

export const togglePiece = (chosen: readonly string[], piece: Piece, items: readonly Piece[]): string[] =>
  chosen.includes(piece.id) ? chosen.filter((id) => id !== piece.id) : placePiece(chosen, piece, items);
