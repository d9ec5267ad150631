import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Departure } from '#contract/departure.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { departuresCopy as copy } from '#web/copy/departures.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { putGarment, removeGarment } from '#web/garments/wardrobe-cache.ts';
import { pendingRemovals, useWardrobeCache } from '#web/garments/wardrobe-query.ts';
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
  const cache = useWardrobeCache();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/wardrobe/items/:id/departure', { params: { id } }),
    onSuccess: async ({ item }) => {
      await cache.change(putGarment(item));
      void notifySuccess(copy.returned(item.name));
    },
    onError: (error) => notifyError(copy.returnFailed, messageOf(error, wardrobeCopy.toasts.saveFailed)),
    onSettled: () => Promise.all([cache.refresh(), client.invalidateQueries(departedQuery)]),
  });
}

/** With its history, once the time to undo is over. */
export function useEraseDeparted() {
  const deleteLater = useDeleteLater();
  const client = useQueryClient();
  return async ({ id, name }: Pick<WardrobeItem, 'id' | 'name'>) => {
    await client.cancelQueries(departedQuery);
    client.setQueryData(
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
      refresh: () => client.invalidateQueries(departedQuery),
    });
  };
}

export function useDepartGarment() {
  const cache = useWardrobeCache();
  const back = useReturnGarment();
  return useMutation({
    mutationFn: ({ id, departure }: { id: string; departure: Departure }) =>
      api('PUT /api/wardrobe/items/:id/departure', { params: { id }, body: departure }),
    onSuccess: async ({ item }) => {
      void notifySuccess(copy.left(item.name), undefined, {
        action: { label: common.undo, onClick: () => back.mutate(item.id) },
      });
      await cache.change(removeGarment(item.id));
    },
    onError: (error) => notifyError(copy.leftFailed, messageOf(error, wardrobeCopy.toasts.saveFailed)),
    onSettled: () => cache.refresh(),
  });
}
