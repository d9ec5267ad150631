import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#web/components/button.tsx';
import { notifyNews } from '#web/components/feedback/notify.ts';
import { inspirationCopy } from '#web/copy/inspiration.ts';
import { DropZone } from '#web/garments/photos/drop-zone.tsx';
import { isPhotoFile } from '#web/garments/photos/photo-file.ts';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';

const { drop: copy } = inspirationCopy;

/** One picture: dropped, pasted, chosen or taken. */
export function PictureDrop({ onPicture }: { onPicture: (file: File) => void }) {
  const onFiles = (files: File[]) => {
    const picture = files.find(isPhotoFile);
    if (picture) onPicture(picture);
  };
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
    <DropZone className="min-h-72" copy={copy} onFiles={onFiles}>
      {gallery.input}
      {camera.input}
      <p className="max-w-[44ch] text-ink-soft">{copy.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={gallery.open}>{copy.pick}</Button>
        {canPaste && (
          <Button onClick={() => void paste(onPicture)} variant="secondary">
            {copy.paste}
          </Button>
        )}
        <span className="hidden max-lg:contents">
          <Button icon={<Camera size={20} />} onClick={camera.open} variant="secondary">
            {copy.camera}
          </Button>
        </span>
      </div>
    </DropZone>
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
