import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Departure } from '#contract/departure.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { departuresCopy as copy } from '#web/copy/departures.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { putGarment, removeGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

const departedQuery = queryOptions({
  queryKey: ['departed'],
  queryFn: ({ signal }) => api('GET /api/wardrobe/departed', {}, { signal }),
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
