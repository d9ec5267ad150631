import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** Premium access of the signed-in person. */
export function useSubscription() {
  return useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => api('GET /api/subscription/status', {}, { signal }),
  });
}
