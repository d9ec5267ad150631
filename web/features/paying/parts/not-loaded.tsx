import type { ReactNode } from 'react';
import { ApiError } from '#web/api.ts';
import { Retry, type RetryProps } from '#web/components/feedback/retry.tsx';
import { ResultView } from './result-view.tsx';

interface NotLoadedProps {
  query: RetryProps['query'] & { error: Error | null };
  copy: Record<'missing' | 'missingText' | 'failed' | 'failedText', string>;
  actions: (isMissing: boolean) => ReactNode;
}

export function NotLoaded({ query, copy, actions }: NotLoadedProps) {
  // A malformed id fails validation (400) rather than 404.
  const isMissing = query.error instanceof ApiError && query.error.status < 500;
  return (
    <ResultView
      actions={
        <>
          {!isMissing && <Retry query={query} />}
          {actions(isMissing)}
        </>
      }
      look={isMissing ? 'bad' : 'offline'}
      text={isMissing ? copy.missingText : copy.failedText}
      title={isMissing ? copy.missing : copy.failed}
    />
  );
}
