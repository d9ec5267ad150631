import { X } from 'lucide-react';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { tryoutCopy as copy } from '#web/copy/tryout.ts';
import { kindOptions } from '#web/garments/editing/kind-options.ts';
import { confirmPhoto, removePhoto, type TriedPhoto, tellKind } from './tried-photos.ts';

export function PhotoList({ photos }: { photos: readonly TriedPhoto[] }) {
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

function nameOf({ analysis }: TriedPhoto): string | null {
  return analysis && nameAndSeasonsOf(analysis).name;
}

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
