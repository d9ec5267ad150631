import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** What the account page shows besides the person. */
export const accountStatusQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api('GET /api/account', {}, { signal }),
});
