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
