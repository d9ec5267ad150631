import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { common } from '#web/copy/common.ts';
import { shell } from '#web/copy/shell.ts';

export function ConnectionLost({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <EmptyState
        action={
          <Button loading={retrying} onClick={onRetry}>
            {common.retry}
          </Button>
        }
        copy={shell.offline}
      />
    </main>
  );
}
