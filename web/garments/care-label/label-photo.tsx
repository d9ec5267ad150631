import { Camera, ImageUp } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { usePhotoInput } from '../photos/use-photo-input.tsx';
import type { useReadLabel } from './use-read-label.ts';

const copy = careLabelCopy.photo;

export function LabelPhoto({ control }: { control: ReturnType<typeof useReadLabel> }) {
  const { photo, pending, again, read } = control;
  const take = (files: File[]) => files[0] && read(files[0]);
  const camera = usePhotoInput({ onFiles: take, camera: true });
  const gallery = usePhotoInput({ onFiles: take });
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1">
        <h3 className="text-title-s">{copy.title}</h3>
        <p className="text-note text-ink-soft">
          {photo ? null : `${copy.text} `}
          {copy.private}
        </p>
      </div>
      {photo && (
        <img
          alt={copy.alt}
          className="max-h-[34dvh] w-full rounded-photo bg-paper-sunken object-contain md:max-h-[46dvh]"
          src={photo}
        />
      )}
      {camera.input}
      {gallery.input}
      <div className="flex flex-wrap gap-2">
        <Button
          className="pointer-fine:hidden"
          disabled={pending}
          icon={<Camera size={18} />}
          onClick={camera.open}
          size="s"
          variant="secondary"
        >
          {copy.camera}
        </Button>
        <Button
          disabled={pending}
          icon={<ImageUp size={18} />}
          onClick={gallery.open}
          size="s"
          variant="secondary"
        >
          {photo ? copy.another : copy.pick}
        </Button>
        {again && (
          <Button onClick={again} size="s" variant="ghost">
            {copy.again}
          </Button>
        )}
      </div>
      {!photo && <p className="text-note text-ink-soft">{copy.typed}</p>}
    </div>
  );
}
