import { useMutation } from '@tanstack/react-query';
import type { WardrobeItem } from '#contract/garments.ts';
import { api, type Input } from '#web/api.ts';
import { changeGarments } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';

export type Move = Input<'PUT /api/wardrobe/absences'>['body']['moves'][number];

export function useMoves() {
  return useMutation({
    mutationFn: (moves: Move[]) => api('PUT /api/wardrobe/absences', { body: { moves } }),
    onSuccess: async (_answer, moves) => {
      for (const { away, garmentIds } of moves)
        await wardrobeCache.change(changeGarments(garmentIds, (item) => ({ ...item, away })));
    },
    onSettled: wardrobeCache.refresh,
  });
}

/** Puts the garments where they are now. */
export function reverseOf(items: readonly WardrobeItem[]): Move[] {
  const moves = new Map<string, Move>();
  for (const { id, away } of items) {
    const move = moves.get(JSON.stringify(away)) ?? { away, garmentIds: [] };
    move.garmentIds.push(id);
    moves.set(JSON.stringify(away), move);
  }
  return [...moves.values()];
}

interface Made {
  back: readonly string[];
  boxes: readonly { place: string; ids: readonly string[] }[];
  reverse: readonly Move[];
}

/** Undoes a change of season where each is still as it left it: some have gone elsewhere since. */
export function stillReversible({ back, boxes, reverse }: Made, items: readonly WardrobeItem[]): Move[] {
  const left = new Map(
    movesOf(back, boxes).flatMap(({ away, garmentIds }) => garmentIds.map((id) => [id, away] as const)),
  );
  const now = new Map(items.map(({ id, away }) => [id, away]));
  const isAsLeft = (id: string) => {
    const [before, after] = [left.get(id), now.get(id)];
    if (before === undefined || after === undefined) return false;
    return (
      before?.why === after?.why &&
      before?.place.trim() === after?.place &&
      (before?.until ?? null) === (after?.until ?? null)
    );
  };
  return reverse
    .map((move) => ({ ...move, garmentIds: move.garmentIds.filter(isAsLeft) }))
    .filter(({ garmentIds }) => garmentIds.length > 0);
}

export const movesOf = (
  back: readonly string[],
  boxes: readonly { place: string; ids: readonly string[] }[],
): Move[] => [
  ...(back.length > 0 ? [{ away: null, garmentIds: [...back] }] : []),
  ...boxes.map(({ place, ids }) => ({
    away: { why: 'stored' as const, place, until: null },
    garmentIds: [...ids],
  })),
];
