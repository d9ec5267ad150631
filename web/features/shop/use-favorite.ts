import { api } from '#web/api.ts';
import { storeCopy } from '#web/copy/store.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { favoritesQuery } from './store-queries.ts';

const { toasts } = storeCopy;

/** Optimistic update with rollback. */
export function useFavorite() {
  const { queryKey } = favoritesQuery;
  return useChange({
    mutationFn: ({ id, wanted }: { id: string; wanted: boolean }) =>
      wanted
        ? api('PUT /api/store/favorites/:productId', { params: { productId: id } })
        : api('DELETE /api/store/favorites/:productId', { params: { productId: id } }),
    onMutate: async ({ id, wanted }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const others = (before?.productIds ?? []).filter((known) => known !== id);
      queryClient.setQueryData(queryKey, { productIds: wanted ? [id, ...others] : others });
      return () => queryClient.setQueryData(queryKey, before);
    },
    failedText: toasts.favoriteFailed,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
