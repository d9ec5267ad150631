import type { WardrobeItem } from '#contract/garments.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { changeGarment, putGarment, withWears } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';

const { toasts } = wardrobeCopy;

/** Optimistic; the toast offers undo. */
export function useMarkWorn() {
  const undo = useChange({
    mutationFn: (id: string) => api('DELETE /api/wardrobe/items/:id/worn', { params: { id } }),
    onSuccess: async ({ item }) => {
      await wardrobeCache.change(putGarment(item));
      notifySuccess(toasts.wornUndone, toasts.wornText(item.name, item.timesWorn));
    },
    failedText: toasts.wornUndoneFailed,
    onSettled: wardrobeCache.refresh,
  });

  return useChange({
    mutationFn: ({ id }: WardrobeItem) => api('POST /api/wardrobe/items/:id/worn', { params: { id } }),
    onMutate: ({ id }) =>
      wardrobeCache.change(changeGarment(id, (item) => withWears(item, 1, new Date().toISOString()))),
    onSuccess: async ({ item }) => {
      await wardrobeCache.change(putGarment(item));
      notifySuccess(common.worn, toasts.wornText(item.name, item.timesWorn), {
        action: { label: common.undo, onClick: () => undo.mutate(item.id) },
      });
    },
    failedText: common.wornFailed,
    onSettled: wardrobeCache.refresh,
  });
}
