import { unpackedBytes } from 'virtual:reader-size';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { ScanAnalysis } from '#contract/scans.ts';
import { drawingUrl } from '#illustrator/compose-board.ts';
import { illustrate } from '#illustrator/illustrate.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Progress } from '#web/components/feedback/progress.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { tryoutCopy as copy } from '#web/copy/tryout.ts';
import { useReaderState } from '#web/features/scanner/on-device/reader.ts';
import { kindOptions } from '#web/garments/editing/attribute-options.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { paths } from '#web/paths.ts';
import { keptDays } from '#web/tryout/note.ts';
import type { FirstOutfit } from './compose-first.ts';
import {
  confirmPhoto,
  forgetPhotos,
  removePhoto,
  retryReading,
  type TriedPhoto,
  tellKind,
  useTried,
} from './tried-photos.ts';

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

function PhotoList({ photos }: { photos: readonly TriedPhoto[] }) {
  const asked = photos.filter(({ reason }) => reason !== null);
  const others = photos.filter(({ reason }) => reason === null);
  return (
    <div className="grid gap-6">
      <ul aria-label={copy.garments} className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-5">
        {others.map((photo) => (
          <Garment key={photo.id} photo={photo} />
        ))}
      </ul>
      {asked.length > 0 && (
        <ul aria-label={copy.doubt.list} className="grid gap-5">
          {asked.map((photo) => (
            <Doubt key={photo.id} photo={photo} />
          ))}
        </ul>
      )}
    </div>
  );
}

const nameOf = ({ analysis }: TriedPhoto): string | null => analysis && nameAndSeasonsOf(analysis).name;

function Picture({ photo: { src }, className }: { photo: TriedPhoto; className?: string }) {
  return (
    <span className={classes('block overflow-hidden rounded-photo bg-paper-sunken', className)}>
      {src && <img alt="" className="size-full object-cover" decoding="async" draggable={false} src={src} />}
    </span>
  );
}

function Garment({ photo }: { photo: TriedPhoto }) {
  const { id, analysis, told } = photo;
  const name = nameOf(photo);
  const guessed = analysis?.suggested.kind === true;
  return (
    <li className="relative grid content-start gap-2">
      <Picture className="aspect-4/5" photo={photo} />
      {name === null ? (
        photo.status === 'reading' && <Spinner size={18} />
      ) : (
        <span className="text-note leading-snug">{guessed ? copy.looksLike(name) : name}</span>
      )}
      {analysis && (guessed || told) && (
        <Select
          className="min-h-11 text-note"
          label={copy.kindOf(name ?? '')}
          onValueChange={(kind) => void tellKind(id, kind)}
          options={kindOptions}
          value={analysis.kind}
        />
      )}
      <IconButton
        className="absolute top-1 right-1"
        label={copy.remove(name ?? copy.photo)}
        onClick={() => removePhoto(id)}
        onPicture
      >
        <X size={18} />
      </IconButton>
    </li>
  );
}

/** Left out, unless the person says that it is a garment. */
function Doubt({ photo }: { photo: TriedPhoto }) {
  const doubted = photo.status === 'doubted';
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4 border-ochre border-l-2 pl-4">
      <Picture className="aspect-4/5" photo={photo} />
      <div className="grid content-start gap-1">
        <p className="font-medium">{photo.reason}</p>
        {doubted && <p className="text-[0.9375rem] text-ink-soft">{copy.doubt.ask}</p>}
        <div className="mt-2 flex flex-wrap gap-2">
          {doubted && (
            <Button onClick={() => confirmPhoto(photo.id)} size="s" variant="secondary">
              {copy.doubt.yes}
            </Button>
          )}
          <Button onClick={() => removePhoto(photo.id)} size="s" variant="ghost">
            {copy.doubt.no}
          </Button>
        </div>
      </div>
    </li>
  );
}
