import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query.ts';

export const tasteQuery = queryOptions({
  queryKey: ['taste'],
  queryFn: ({ signal }) => api('GET /api/wardrobe/taste', {}, { signal }),
  retry: false,
});

export function useTasteChanged() {
  return () => queryClient.invalidateQueries({ queryKey: tasteQuery.queryKey });
}

export const styleProfileQuery = queryOptions({
  queryKey: ['style-profile'],
  queryFn: ({ signal }) => api('GET /api/wardrobe/style-profile', {}, { signal }),
  retry: false,
});
