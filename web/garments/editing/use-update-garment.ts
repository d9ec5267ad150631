import type { WardrobeItem } from '#contract/garments.ts';
import { api, type Input } from '#web/api.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { useChange } from '#web/use-change.ts';
import { changeGarment, putGarment } from '../wardrobe-cache.ts';
import { wardrobeCache } from '../wardrobe-query.ts';

export type GarmentPatch = Input<'PATCH /api/wardrobe/items/:id'>['body'];

export const outOfLaundry = { inLaundry: false, washed: true } as const satisfies GarmentPatch;

/** Fields updated optimistically; the others depend on the server. */
const optimisticFields = ['favorite', 'inLaundry', 'away', 'name'] as const;

function applyOptimistically(item: WardrobeItem, patch: GarmentPatch): WardrobeItem {
  const { shown = item.photo.shown } = patch;
  const fields = optimisticFields.flatMap((field) =>
    patch[field] === undefined ? [] : [[field, patch[field]]],
  );
  return { ...item, ...Object.fromEntries(fields), photo: { ...item.photo, shown } };
}

export function useUpdateGarment() {
  return useChange({
    mutationFn: ({ id, patch }: { id: string; patch: GarmentPatch }) =>
      api('PATCH /api/wardrobe/items/:id', { params: { id }, body: patch }),
    onMutate: ({ id, patch }) =>
      wardrobeCache.change(changeGarment(id, (item) => applyOptimistically(item, patch))),
    onSuccess: async ({ item }) => {
      await wardrobeCache.change(putGarment(item));
    },
    failedText: wardrobeCopy.toasts.saveFailed,
    onSettled: wardrobeCache.refresh,
  });
}
