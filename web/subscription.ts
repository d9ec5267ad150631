import { useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

export const useSubscription = () => useQuery(queryOf(['subscription'], 'GET /api/subscription/status'));
