import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../button.tsx';

interface LoadFailedProps {
  copy: { loadFailed: string; retry: string };
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

export function LoadFailed({ copy, query }: LoadFailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p>{copy.loadFailed}</p>
      <Button loading={query.isFetching} onClick={() => void query.refetch()} size="s" variant="secondary">
        {copy.retry}
      </Button>
    </div>
  );
}
