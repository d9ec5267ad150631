import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { placePiece, togglePiece } from './place-piece.ts';

const pastMost = 50;

export function useLookPieces(first: readonly string[], items: readonly WardrobeItem[]) {
  const [{ garmentIds, past }, setState] = useState({ garmentIds: [...first], past: [] as string[][] });
  const [selected, select] = useState<string | null>(null);

  function change(next: string[]) {
    select((id) => (id !== null && next.includes(id) ? id : null));
    if (next.join() === garmentIds.join()) return;
    setState({ garmentIds: next, past: [...past.slice(1 - pastMost), garmentIds] });
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
