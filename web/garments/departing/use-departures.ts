import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Departure } from '#contract/departure.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { departuresCopy as copy } from '#web/copy/departures.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { putGarment, removeGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';

const departedQuery = queryOptions({
  queryKey: ['departed'],
  queryFn: ({ signal }) => api('GET /api/wardrobe/departed', {}, { signal }),
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
