import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { common } from '#web/copy/common.ts';
import { shell } from '#web/copy/shell.ts';

/** Shown when the session request fails, so that it is unknown whether the user is signed in. */
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
