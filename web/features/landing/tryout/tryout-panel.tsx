import { unpackedBytes } from 'virtual:reader-size';
import { useMemo } from 'react';
import type { ScanAnalysis } from '#contract/scans.ts';
import { drawingUrl } from '#illustrator/compose-board.ts';
import { illustrate } from '#illustrator/illustrate.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Progress } from '#web/components/feedback/progress.tsx';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { tryoutCopy as copy } from '#web/copy/tryout.ts';
import { useReaderState } from '#web/features/scanner/on-device/reader.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { paths } from '#web/paths.ts';
import { keptDays } from '#web/tryout/note.ts';
import type { FirstOutfit } from './compose-first.ts';
import { PhotoList } from './photo-list.tsx';
import { forgetPhotos, retryReading, type TriedPhoto, useTried } from './tried-photos.ts';

export { addPhotos, restorePhotos } from './tried-photos.ts';

const isRead = ({ status }: TriedPhoto): boolean => status !== 'waiting' && status !== 'reading';

export function TryoutPanel() {
  const { photos, first, remarks, kept, unprepared } = useTried();
  const busy = !unprepared && !photos.every(isRead);
  return (
    <>
      <div className="grid gap-2 empty:hidden" role="status">
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
      {unprepared && (
        <Notice tone="warning" className="grid justify-items-start gap-3" role="alert">
          <p>{copy.notPrepared}</p>
          <Button onClick={retryReading} size="s" variant="secondary">
            {copy.retry}
          </Button>
        </Notice>
      )}
      {busy && <ReadingProgress done={photos.filter(isRead).length} of={photos.length} />}
      {first && !busy && <First first={first} photos={photos} />}
      {photos.length > 0 && <PhotoList photos={photos} />}
      {first && !busy && <Keep kept={kept} />}
    </>
  );
}

function ReadingProgress({ done, of }: { done: number; of: number }) {
  const reader = useReaderState();
  if (reader.status === 'loading')
    return <Progress label={deviceCopy.loading} max={unpackedBytes} value={reader.bytes} />;
  return (
    <Progress label={copy.progress.label} max={of} value={done} valueText={copy.progress.of(done, of)} />
  );
}

function First({
  first: { outfit, missing },
  photos,
}: {
  first: FirstOutfit;
  photos: readonly TriedPhoto[];
}) {
  if (outfit) return <Outfit outfit={outfit} photos={photos} />;
  return (
    <p aria-live="polite" className="border-ink border-t pt-4 font-serif text-title-s">
      {copy.missing(missing.map(({ key }) => key))}
    </p>
  );
}

function drawn(id: string, analysis: ScanAnalysis) {
  const { kind, pattern, fabric, colors } = analysis;
  const [main, second] = colors;
  const looks = { kind, pattern, fabric, colorHex: main?.hex ?? '', secondColorHex: second?.hex, seed: 7 };
  const src = drawingUrl(illustrate(looks, { idPrefix: `prueba-${id}` }));
  const photo = {
    full: src,
    thumb: src,
    cutout: src,
    illustrated: true,
    shown: 'cutout',
    cutBy: 'scanner',
  } as const;
  return { id, kind, name: nameAndSeasonsOf(analysis).name, photo };
}

function Outfit({ outfit, photos }: { outfit: ComposedOutfit; photos: readonly TriedPhoto[] }) {
  const pieces = useMemo(
    () =>
      outfit.garmentIds.flatMap((id) => {
        const analysis = photos.find((photo) => photo.id === id)?.analysis;
        return analysis ? [drawn(id, analysis)] : [];
      }),
    [outfit, photos],
  );
  return (
    <figure className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,20rem)_1fr]">
      <FlatLayBoard assembling label={copy.outfit.board(pieces.map(({ name }) => name))} pieces={pieces} />
      <figcaption aria-live="polite" className="grid content-start gap-3 border-ink border-t pt-4">
        <span className="text-note text-ink-soft">{copy.outfit.kicker}</span>
        <span className="font-serif text-title-m">{outfit.name}</span>
        <span className="max-w-[44ch]">{outfit.reasons[0]}</span>
      </figcaption>
    </figure>
  );
}

function Keep({ kept }: { kept: boolean }) {
  return (
    <footer className="grid gap-4 border-line border-t pt-5">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.register}>{copy.keep}</ButtonLink>
        <Button onClick={forgetPhotos} variant="ghost">
          {copy.forget}
        </Button>
      </div>
      <p className="max-w-[60ch] text-note text-ink-soft">{kept ? copy.keepText(keptDays) : copy.notKept}</p>
    </footer>
  );
}
