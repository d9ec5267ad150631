import { useState } from 'react';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Progress } from '#web/components/feedback/progress.tsx';
import { importingCopy } from '#web/copy/importing.ts';
import { base64Of } from '#web/garments/cutouts/load-cutout.ts';
import { wardrobeQuery } from '#web/garments/wardrobe-query.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { ImportReport, Line } from './import-report.tsx';
import type { OwnCopy } from './own-copy.ts';
import { type Imported, sendImport } from './use-import.ts';

interface Restored {
  outcome: Imported;
  photosKept: number;
  photosMissed: number;
}

type Progressed = { label: string; done: number; of: number };

const { own, actions } = importingCopy;

export function OwnCopyReview({ copy, onRestart }: { copy: OwnCopy; onRestart: () => void }) {
  const [progress, setProgress] = useState<Progressed | null>(null);
  const restoring = useChange({
    mutationFn: () => restore(copy, setProgress),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: wardrobeQuery.queryKey }),
    failed: importingCopy.failed,
    failedText: importingCopy.failedText,
  });
  if (restoring.data) {
    const { outcome, photosKept, photosMissed } = restoring.data;
    return (
      <ImportReport onRestart={onRestart} outcome={outcome}>
        {photosKept > 0 && <Line kind="good">{own.photosKept(photosKept)}</Line>}
        {photosMissed > 0 && <Line kind="bad">{own.photosMissed(photosMissed)}</Line>}
      </ImportReport>
    );
  }
  return (
    <section aria-labelledby="own-copy" className="grid gap-5 border-ink border-t pt-7">
      <div className="grid gap-1">
        <h2 className="text-title-m" id="own-copy">
          {own.title}
        </h2>
        <p className="max-w-[60ch] text-ink-soft">
          {own.text(copy.garments.length, copy.photos.size, copy.outfits.length)}
        </p>
      </div>
      {restoring.isPending && (
        <div className="grid max-w-xl gap-2">
          <Progress
            label={progress?.label ?? importingCopy.importing}
            max={progress?.of ?? 1}
            value={progress?.done ?? null}
            valueText={progress ? `${progress.done} / ${progress.of}` : ''}
          />
          <p className="text-note text-ink-soft">{importingCopy.stay}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={copy.garments.length === 0} act={restoring}>
          {actions.import(copy.garments.length)}
        </Button>
        {!restoring.isPending && (
          <Button onClick={onRestart} variant="ghost">
            {actions.other}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Garments first; then the photographs of those that still show a drawing, so that a broken restore goes on. */
async function restore(copy: OwnCopy, tell: (progress: Progressed) => void): Promise<Restored> {
  // Without room for a house, its garments are where the person is.
  for (const { id, name } of copy.homes)
    await api('PUT /api/homes/:id', { params: { id }, body: { name } }).catch(() => {});
  const outcome = await sendImport([...copy.garments]);
  const { wardrobe } = await api('GET /api/wardrobe');
  const drawn = wardrobe.items.filter(({ id, photo }) => photo.illustrated && copy.photos.has(id));
  let photosKept = 0;
  for (const [done, { id }] of drawn.entries()) {
    tell({ label: own.photos, done, of: drawn.length });
    const bytes = copy.file(copy.photos.get(id) ?? '');
    const kept = bytes !== null && (await keepPhoto(id, bytes));
    if (kept) photosKept++;
  }
  const owned = new Set(wardrobe.items.map(({ id }) => id));
  const looks = new Set(wardrobe.outfits.map((outfit) => lookOf(outfit)));
  const missing = copy.outfits.filter(
    (outfit) =>
      outfit.items.length >= 2 && outfit.items.every(({ id }) => owned.has(id)) && !looks.has(lookOf(outfit)),
  );
  for (const [done, { name, description, occasion, season, items, tags }] of missing.entries()) {
    tell({ label: own.outfits, done, of: missing.length });
    const garmentIds = items.map(({ id }) => id);
    const body = { name, description, occasion, season, garmentIds, tags };
    await api('POST /api/wardrobe/outfits', { body });
  }
  return { outcome, photosKept, photosMissed: drawn.length - photosKept };
}

const lookOf = ({ name, items }: { name: string; items: readonly { id: string }[] }): string =>
  [name, ...items.map(({ id }) => id).sort()].join(' ');

async function keepPhoto(id: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const body = { imageBase64: base64Of(bytes) };
    await api('PUT /api/wardrobe/items/:id/photo', { params: { id }, body }, { timeoutMs: 60_000 });
    return true;
  } catch {
    return false;
  }
}
