import { QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const retriesMax = 2;

/** Retries lost connections and server errors only. */
function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500) return false;
  return failures < retriesMax;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Fails at once while offline instead of pausing.
    queries: { staleTime: 30_000, retry: shouldRetry, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

type Loaded = Pick<UseQueryResult, 'data' | 'isError' | 'isFetchedAfterMount'>;

export const hasFailed = ({ data, isError, isFetchedAfterMount }: Loaded): boolean =>
  data === undefined && (isError || isFetchedAfterMount);
