import { QueryClient, type QueryKey, queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { ApiError, api, type Call, type Input, type Output } from './api.ts';

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

export const queryOf = <C extends Call>(
  queryKey: QueryKey,
  call: C,
  ...[input]: object extends Input<C> ? [input?: Input<C>] : [input: Input<C>]
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Output<C>> =>
      api<Call>(call, input ?? {}, { signal }) as Promise<Output<C>>,
  });

export type Load<D = unknown> = Pick<
  UseQueryResult<D>,
  'data' | 'isError' | 'isFetchedAfterMount' | 'isFetching'
> & { refetch: () => Promise<unknown> };

export const hasFailed = ({ data, isError, isFetchedAfterMount }: Omit<Load, 'isFetching' | 'refetch'>) =>
  data === undefined && (isError || isFetchedAfterMount);

/** One load of several: there once all are, failed as soon as one has. */
export function joined<A, B, C>(...loads: [Load<A>, Load<B>, Load<C>]): Load<[A, B, C]>;
export function joined<A, B>(...loads: [Load<A>, Load<B>]): Load<[A, B]>;
export function joined(...loads: Load[]): Load<unknown> {
  const missing = loads.filter(({ data }) => data === undefined);
  return {
    data: missing.length === 0 ? loads.map(({ data }) => data) : undefined,
    isError: loads.some(hasFailed),
    isFetchedAfterMount: false,
    isFetching: missing.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  };
}
