import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';

export function WardrobeFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <>
      <PageHeader title={wardrobeCopy.title} />
      <div className="border-line border-t" role="alert">
        <EmptyState
          action={
            <Button loading={retrying} onClick={onRetry}>
              {wardrobeCopy.retry}
            </Button>
          }
          text={wardrobeCopy.loadFailed.text}
          title={wardrobeCopy.loadFailed.title}
        />
      </div>
    </>
  );
}
