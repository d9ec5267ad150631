import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#web/components/page-header.tsx';
import { importingCopy } from '#web/copy/importing.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { pageMeta } from '#web/meta.ts';
import { importPath } from '#web/paths.ts';
import { sharedAddressParam } from '#web/pwa/names.ts';
import type { OwnCopy } from './own-copy.ts';
import { OwnCopyReview } from './own-copy-review.tsx';
import { PageAddress, type ReadPage } from './page-address.tsx';
import { PageReview } from './page-review.tsx';
import { PhotosReview } from './photos-review.tsx';
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
      <PageHeader lead={importingCopy.lead} title={importingCopy.title} />
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
