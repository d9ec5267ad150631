import type { ReactNode } from 'react';
import { hasFailed, type Load } from '#web/query.ts';
import { FailedState } from './failed-state.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Skeleton } from './skeleton.tsx';

interface QueryStatesProps<D> {
  query: Load<D>;
  /** A page's title and text, or one line. */
  failed: string | { title: string; text: string };
  loading?: ReactNode;
  children: (data: D) => ReactNode;
}

/** Renders the loaded data, a placeholder while loading, or the failure with a retry button. */
export function QueryStates<D>(props: QueryStatesProps<D>) {
  const { query, failed, loading = <Skeleton className="h-64 w-full" />, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (!hasFailed(query)) return loading;
  if (typeof failed === 'string') return <LoadFailed query={query} text={failed} />;
  return <FailedState copy={failed} query={query} />;
}
