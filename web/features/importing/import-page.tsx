import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { PageHeader } from '#web/components/page-header.tsx';
import { importingCopy } from '#web/copy/importing.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { pageMeta } from '#web/meta.ts';
import { importPath } from '#web/paths.ts';
import { keepSharedPhotos } from '#web/pwa/keep-shared-photos.ts';
import { sharedAddressParam } from '#web/pwa/names.ts';
import type { OwnCopy } from './own-copy.ts';
import { OwnCopyReview } from './own-copy-review.tsx';
import { PageAddress, type ReadPage } from './page-address.tsx';
import { PageReview } from './page-review.tsx';
import { type ReadTable, readFiles, readText, type Source } from './read-file.ts';
import { SourceChoice } from './source-choice.tsx';
import { TableReview } from './table-review.tsx';

export const meta = () => pageMeta({ ...importingCopy.meta, path: importPath, noindex: true });

type Step =
  | { at: 'page'; page: ReadPage }
  | { at: 'source'; error: string | null }
  | { at: 'table'; read: ReadTable }
  | { at: 'photos'; photos: File[]; left: number }
  | { at: 'own'; copy: OwnCopy };

const stepOf = (source: Source): Step => {
  if ('error' in source) return { at: 'source', error: source.error };
  if ('photos' in source) return { at: 'photos', ...source };
  return 'own' in source ? { at: 'own', copy: source.own } : { at: 'table', read: source.table };
};

export default function ImportPage() {
  const [step, setStep] = useState<Step>({ at: 'source', error: null });
  const shared = useSearchParams()[0].get(sharedAddressParam) ?? '';
  const [busy, setBusy] = useState(false);
  const restart = () => setStep({ at: 'source', error: null });
  async function take(files: readonly File[]) {
    setBusy(true);
    setStep(stepOf(await readFiles(files)));
    setBusy(false);
  }
  return (
    <>
      <PageHeader lead={importingCopy.lead} title={importingCopy.meta.title} />
      <OnlineOnly>
        {step.at === 'source' && (
          <div className="grid gap-10">
            <SourceChoice
              busy={busy}
              error={step.error}
              onFiles={(files) => void take(files)}
              onText={(text) => setStep(stepOf(readText(text)))}
            />
            <div className="border-line border-t pt-8">
              <PageAddress onRead={(page) => setStep({ at: 'page', page })} shared={shared} />
            </div>
          </div>
        )}
        {step.at === 'page' && <PageReview key={step.page.id} onRestart={restart} page={step.page} />}
        {step.at === 'table' && <TableReview onRestart={restart} read={step.read} />}
        {step.at === 'photos' && <PhotosReview left={step.left} onRestart={restart} photos={step.photos} />}
        {step.at === 'own' && <OwnCopyReview copy={step.copy} onRestart={restart} />}
      </OnlineOnly>
    </>
  );
}

interface PhotosReviewProps {
  photos: readonly File[];
  left: number;
  onRestart: () => void;
}

const { photos: copy, actions } = importingCopy;

function PhotosReview({ photos, left, onRestart }: PhotosReviewProps) {
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
