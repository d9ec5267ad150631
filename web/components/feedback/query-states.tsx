import type { ReactNode } from 'react';
import { hasFailed, type Load } from '#web/query.ts';
import { EmptyState } from './empty-state.tsx';
import { Retry, type RetryProps } from './retry.tsx';
import { Skeleton } from './skeleton.tsx';

interface QueryStatesProps<D> {
  query: Load<D>;
  /** A page's title and text, or one line. */
  failed: string | { title: string; text: string };
  loading?: ReactNode;
  children: (data: D) => ReactNode;
}

export function QueryStates<D>(props: QueryStatesProps<D>) {
  const { query, failed, loading = <Skeleton className="h-64 w-full" />, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (!hasFailed(query)) return loading;
  if (typeof failed === 'string') return <LoadFailed query={query} text={failed} />;
  return <FailedState copy={failed} query={query} />;
}

interface FailedStateProps extends Pick<RetryProps, 'query'> {
  copy: { title: string; text: string };
  children?: ReactNode;
}

export function FailedState({ copy, query, children }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        action={
          <>
            <Retry query={query} />
            {children}
          </>
        }
        picture={<BareHanger />}
        copy={copy}
      />
    </div>
  );
}

function BareHanger() {
  return (
    <svg
      aria-hidden="true"
      className="text-ink-soft"
      fill="none"
      height="48"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 72 48"
      width="72"
    >
      <path d="M29.500 10.500a6.500 6.500 0 1 1 9.400 5.800c-2 1-2.900 2.300-2.900 4.700l27.800 16.900c3.200 1.900 1.900 6.600-1.800 6.600H10c-3.700 0-5-4.700-1.800-6.600L36 21" />
    </svg>
  );
}

export function LoadFailed({ text, query }: Pick<RetryProps, 'query'> & { text: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p>{text}</p>
      <Retry query={query} size="s" variant="secondary" />
    </div>
  );
}
