import { Button } from '../button.tsx';

interface LoadFailedProps {
  copy: { loadFailed: string; retry: string };
  onRetry: () => void;
}

export function LoadFailed({ copy, onRetry }: LoadFailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p>{copy.loadFailed}</p>
      <Button onClick={onRetry} size="s" variant="secondary">
        {copy.retry}
      </Button>
    </div>
  );
}
