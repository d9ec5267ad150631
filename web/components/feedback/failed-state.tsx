import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { Retry, type RetryProps } from './retry.tsx';

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
        text={copy.text}
        title={copy.title}
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
