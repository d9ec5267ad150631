import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { storeCopy } from '#web/copy/store.ts';
import { favoritesQuery } from './store-queries.ts';

const { toasts } = storeCopy;

/** Optimistic update with rollback. */
export function useFavorite() {
  const client = useQueryClient();
  const { queryKey } = favoritesQuery;
  return useMutation({
    mutationFn: ({ id, wanted }: { id: string; wanted: boolean }) =>
      wanted
        ? api('PUT /api/store/favorites/:productId', { params: { productId: id } })
        : api('DELETE /api/store/favorites/:productId', { params: { productId: id } }),
    onMutate: async ({ id, wanted }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const others = (before?.productIds ?? []).filter((known) => known !== id);
      client.setQueryData(queryKey, { productIds: wanted ? [id, ...others] : others });
      return before;
    },
    onError: (error, _favorite, before) => {
      client.setQueryData(queryKey, before);
      notifyError(toasts.error, messageOf(error, toasts.favoriteFailed));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
