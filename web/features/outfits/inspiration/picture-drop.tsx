import { Camera, ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { notifyNews } from '#web/components/notify.ts';
import { inspirationCopy } from '#web/copy/inspiration.ts';
import { usePhotoDrop } from '#web/features/scanner/use-photo-drop.ts';
import { isPhotoFile } from '#web/garments/photos/photo-file.ts';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';

const { drop: copy } = inspirationCopy;

/** One picture: dropped, pasted, chosen or taken. */
export function PictureDrop({ onPicture }: { onPicture: (file: File) => void }) {
  const onFiles = (files: File[]) => {
    const picture = files.find(isPhotoFile);
    if (picture) onPicture(picture);
  };
  const drop = usePhotoDrop(onFiles);
  const gallery = usePhotoInput({ onFiles });
  const camera = usePhotoInput({ onFiles, camera: true });
  const onPaste = useEffectEvent((event: ClipboardEvent) => onFiles([...(event.clipboardData?.files ?? [])]));
  useEffect(() => {
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
  const canPaste =
    typeof navigator !== 'undefined' && 'clipboard' in navigator && 'read' in navigator.clipboard;
  return (
    <div
      className={classes(
        'grid min-h-72 place-items-center rounded-photo border border-dashed px-6 py-10 text-center transition-colors duration-150',
        drop.over ? 'border-burgundy-text bg-burgundy-veil' : 'border-line-strong bg-paper-raised',
      )}
      {...drop.handlers}
    >
      {gallery.input}
      {camera.input}
      <div className="grid justify-items-center gap-3">
        <ImagePlus aria-hidden="true" className="text-ink-soft" size={36} strokeWidth={1.25} />
        <p className="text-title-s font-serif">
          {drop.over ? (
            copy.release
          ) : (
            <>
              <span className="max-lg:hidden">{copy.title}</span>
              <span className="lg:hidden">{copy.titlePhone}</span>
            </>
          )}
        </p>
        <p className="max-w-[44ch] text-ink-soft">{copy.text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button onClick={gallery.open}>{copy.pick}</Button>
          {canPaste && (
            <Button onClick={() => void paste(onPicture)} variant="secondary">
              {copy.paste}
            </Button>
          )}
          <span className="hidden max-lg:contents">
            <Button icon={<Camera aria-hidden="true" size={20} />} onClick={camera.open} variant="secondary">
              {copy.camera}
            </Button>
          </span>
        </div>
      </div>
    </div>
  );
}

async function paste(onPicture: (file: File) => void): Promise<void> {
  // Refused by the person, or by the browser's settings.
  const items = await navigator.clipboard.read().catch(() => []);
  for (const item of items) {
    const type = item.types.find((one) => one.startsWith('image/'));
    if (type === undefined) continue;
    onPicture(new File([await item.getType(type)], 'picture', { type }));
    return;
  }
  void notifyNews(copy.none, copy.noneText);
}
