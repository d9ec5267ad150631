import { Retry, type RetryProps } from './retry.tsx';

interface LoadFailedProps extends Pick<RetryProps, 'query'> {
  copy: { loadFailed: string; retry: string };
}

export function LoadFailed({ copy, query }: LoadFailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p>{copy.loadFailed}</p>
      <Retry query={query} size="s" variant="secondary">
        {copy.retry}
      </Retry>
    </div>
  );
}
