import { useMutation } from '@tanstack/react-query';
import type { WardrobeItem } from '#contract/garments.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { changeGarment, putGarment, withWears } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

const { toasts, actions } = wardrobeCopy;

/** Optimistic; the toast offers undo. */
export function useMarkWorn() {
  const cache = useWardrobeCache();

  const undo = useMutation({
    mutationFn: (id: string) => api('DELETE /api/wardrobe/items/:id/worn', { params: { id } }),
    onSuccess: async ({ item }) => {
      await cache.change(putGarment(item));
      notifySuccess(toasts.wornUndone, toasts.wornText(item.name, item.timesWorn));
    },
    onError: (error) => notifyError(toasts.error, messageOf(error, toasts.wornUndoneFailed)),
    onSettled: () => cache.refresh(),
  });

  return useMutation({
    mutationFn: ({ id }: WardrobeItem) => api('POST /api/wardrobe/items/:id/worn', { params: { id } }),
    onMutate: ({ id }) =>
      cache.change(changeGarment(id, (item) => withWears(item, 1, new Date().toISOString()))),
    onSuccess: async ({ item }) => {
      await cache.change(putGarment(item));
      notifySuccess(toasts.worn, toasts.wornText(item.name, item.timesWorn), {
        action: { label: actions.undo, onClick: () => undo.mutate(item.id) },
      });
    },
    onError: (error, _item, restore) => {
      restore?.();
      notifyError(toasts.error, messageOf(error, toasts.wornFailed));
    },
    onSettled: () => cache.refresh(),
  });
}
