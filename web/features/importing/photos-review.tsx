import { useNavigate } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { importingCopy } from '#web/copy/importing.ts';
import { keepSharedPhotos } from '#web/pwa/keep-shared-photos.ts';

interface PhotosReviewProps {
  photos: readonly File[];
  left: number;
  onRestart: () => void;
}

const { photos: copy, actions } = importingCopy;

export function PhotosReview({ photos, left, onRestart }: PhotosReviewProps) {
  const navigate = useNavigate();
  async function scan() {
    try {
      await navigate(await keepSharedPhotos(photos));
    } catch {
      void notifyError(copy.failed, copy.failedText);
    }
  }
  return (
    <section aria-labelledby="import-photos" className="grid gap-5 border-ink border-t pt-7">
      <div className="grid gap-1">
        <h2 className="text-title-m" id="import-photos">
          {copy.title(photos.length)}
        </h2>
        <p className="max-w-[60ch] text-ink-soft">{copy.text}</p>
        {left > 0 && <p className="max-w-[60ch] text-ink-soft">{copy.left(left)}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void scan()}>{copy.scan}</Button>
        <Button onClick={onRestart} variant="ghost">
          {actions.other}
        </Button>
      </div>
    </section>
  );
}
