import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';

export const styleProfileQuery = queryOptions({
  queryKey: ['style-profile'],
  queryFn: ({ signal }) => api('GET /api/wardrobe/style-profile', {}, { signal }),
  retry: false,
});
