import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';

export const tasteQuery = queryOptions({
  queryKey: ['taste'],
  queryFn: ({ signal }) => api('GET /api/wardrobe/taste', {}, { signal }),
  retry: false,
});

export function useTasteChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: tasteQuery.queryKey });
}
