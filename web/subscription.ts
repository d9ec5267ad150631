import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

export function useSubscription() {
  return useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => api('GET /api/subscription/status', {}, { signal }),
  });
}
