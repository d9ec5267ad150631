import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Departure } from '#contract/departure.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { departuresCopy as copy } from '#web/copy/departures.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { putGarment, removeGarment } from '#web/garments/wardrobe-cache.ts';
import { pendingRemovals, wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { useDeleteLater } from '../use-delete-later.ts';

const departedQuery = queryOptions({
  queryKey: ['departed'],
  queryFn: async ({ signal }) => {
    const { items } = await api('GET /api/wardrobe/departed', {}, { signal });
    return { items: items.filter(({ id }) => !pendingRemovals.has(id)) };
  },
  retry: false,
  staleTime: 0,
});

export const useDeparted = () => useQuery(departedQuery);

export function useReturnGarment() {
  return useChange({
    mutationFn: (id: string) => api('DELETE /api/wardrobe/items/:id/departure', { params: { id } }),
    onSuccess: async ({ item }) => {
      await wardrobeCache.change(putGarment(item));
      void notifySuccess(copy.returned(item.name));
    },
    failed: copy.returnFailed,
    failedText: wardrobeCopy.toasts.saveFailed,
    onSettled: () => Promise.all([wardrobeCache.refresh(), queryClient.invalidateQueries(departedQuery)]),
  });
}

/** With its history, once the time to undo is over. */
export function useEraseDeparted() {
  const deleteLater = useDeleteLater();
  return async ({ id, name }: Pick<WardrobeItem, 'id' | 'name'>) => {
    await queryClient.cancelQueries(departedQuery);
    queryClient.setQueryData(
      departedQuery.queryKey,
      (list) => list && { items: list.items.filter((item) => item.id !== id) },
    );
    await deleteLater({
      id,
      remove: removeGarment(id),
      send: () => api('DELETE /api/wardrobe/items/:id', { params: { id }, query: { confirm: 'true' } }),
      title: wardrobeCopy.toasts.removed,
      text: copy.erase.done(name),
      failed: wardrobeCopy.toasts.removeFailed,
      refresh: () => queryClient.invalidateQueries(departedQuery),
    });
  };
}

export function useDepartGarment() {
  const back = useReturnGarment();
  return useChange({
    mutationFn: ({ id, departure }: { id: string; departure: Departure }) =>
      api('PUT /api/wardrobe/items/:id/departure', { params: { id }, body: departure }),
    onSuccess: async ({ item }) => {
      void notifySuccess(copy.left(item.name), undefined, {
        action: { label: common.undo, onClick: () => back.mutate(item.id) },
      });
      await wardrobeCache.change(removeGarment(item.id));
    },
    failed: copy.leftFailed,
    failedText: wardrobeCopy.toasts.saveFailed,
    onSettled: wardrobeCache.refresh,
  });
}
