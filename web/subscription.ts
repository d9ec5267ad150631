import { useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

export function useSubscription() {
  return useQuery(queryOf(['subscription'], 'GET /api/subscription/status'));
}
