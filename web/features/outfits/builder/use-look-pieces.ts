import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { holdsOne, slotsOfKind } from '#stylist/slots.ts';

type Piece = Pick<WardrobeItem, 'id' | 'kind'>;

const placeOf = ({ kind }: Piece) => slotsOfKind[kind][0] ?? 'base';

/** A look holds one pair of shoes, but a shirt goes under a sweater. */
const replaces = (piece: Piece, other: Piece): boolean =>
  placeOf(piece) === placeOf(other) && holdsOne(placeOf(piece));

/** @param onto id of the piece to replace, whatever the two kinds are */
export function placePiece(
  chosen: readonly string[],
  piece: Piece,
  items: readonly Piece[],
  onto: string | null = null,
): string[] {
  if (chosen.includes(piece.id)) return [...chosen];
  const replaced = onto ?? chosen.find((id) => items.some((item) => item.id === id && replaces(piece, item)));
  if (replaced !== undefined && chosen.includes(replaced)) {
    return chosen.map((id) => (id === replaced ? piece.id : id));
  }
  return chosen.length >= limits.outfit.garmentsMax ? [...chosen] : [...chosen, piece.id];
}

export const togglePiece = (chosen: readonly string[], piece: Piece, items: readonly Piece[]): string[] =>
  chosen.includes(piece.id) ? chosen.filter((id) => id !== piece.id) : placePiece(chosen, piece, items);

const undoStepsMax = 50;

export function useLookPieces(first: readonly string[], items: readonly WardrobeItem[]) {
  const [{ garmentIds, past }, setState] = useState({ garmentIds: [...first], past: [] as string[][] });
  const [selected, select] = useState<string | null>(null);

  function change(next: string[]) {
    select((id) => (id !== null && next.includes(id) ? id : null));
    if (next.join() === garmentIds.join()) return;
    setState({ garmentIds: next, past: [...past.slice(1 - undoStepsMax), garmentIds] });
  }
  const pieceOf = (id: string) => items.find((item) => item.id === id);

  return {
    garmentIds,
    selected,
    select,
    place(id: string, onto: string | null) {
      const piece = pieceOf(id);
      if (piece) change(placePiece(garmentIds, piece, items, onto));
    },
    toggle(id: string) {
      const piece = pieceOf(id);
      if (piece) change(togglePiece(garmentIds, piece, items));
    },
    takeAway: (id: string) => change(garmentIds.filter((known) => known !== id)),
    swap: (outId: string, inId: string) =>
      change(garmentIds.filter((id) => id !== inId).map((id) => (id === outId ? inId : id))),
    replaceAll: (ids: readonly string[]) => change([...ids]),
    canUndo: past.length > 0,
    undo() {
      const before = past.at(-1);
      if (before) setState({ garmentIds: before, past: past.slice(0, -1) });
    },
  };
}
