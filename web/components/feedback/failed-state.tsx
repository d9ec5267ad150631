import { common } from '#web/copy/common.ts';
import { Button } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';

interface FailedStateProps {
  copy: { title: string; text: string };
  retry?: string;
  isRetrying: boolean;
  onRetry: () => void;
}

export function FailedState({ copy, retry = common.retry, isRetrying, onRetry }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        action={
          <Button loading={isRetrying} onClick={onRetry}>
            {retry}
          </Button>
        }
        text={copy.text}
        title={copy.title}
      />
    </div>
  );
}
