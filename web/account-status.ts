import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';

export const accountStatusQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api('GET /api/account', {}, { signal }),
});
