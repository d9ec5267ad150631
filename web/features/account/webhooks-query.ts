import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => api('GET /api/account/webhooks', {}, { signal }),
  staleTime: 0,
});

export const refreshWebhooks = () => queryClient.invalidateQueries(webhooksQuery);
