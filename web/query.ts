import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const retriesMax = 2;

/** An answer that says no will say it again; only a lost connection or a fallen server is worth a retry. */
function worthRetrying(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500) return false;
  return failures < retriesMax;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // A call that is made without a connection fails at once and says so, instead of waiting in silence.
    queries: { staleTime: 30_000, retry: worthRetrying, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
