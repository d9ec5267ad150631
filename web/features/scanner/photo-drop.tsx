import { Camera } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { DropZone } from '#web/garments/photos/drop-zone.tsx';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';
import { nextStep } from './use-next-step-focus.ts';

/** The main action where there is no button for the camera. */
const alone =
  'lg:not-any-pointer-coarse:border-burgundy lg:not-any-pointer-coarse:bg-burgundy lg:not-any-pointer-coarse:text-on-burgundy lg:not-any-pointer-coarse:hover:bg-burgundy-bright';

interface PhotoDropProps {
  onFiles: (files: File[]) => void;
  staysOnDevice: boolean;
}

export function PhotoDrop({ onFiles, staysOnDevice }: PhotoDropProps) {
  const gallery = usePhotoInput({ onFiles, multiple: true });
  const camera = usePhotoInput({ onFiles, camera: true });
  const copy = scannerCopy.drop;
  return (
    <DropZone className="min-h-96" copy={copy} onFiles={onFiles}>
      {gallery.input}
      {camera.input}
      <p className="max-w-[38ch] text-ink-soft max-lg:hidden">{copy.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <span className="hidden max-lg:contents any-pointer-coarse:contents">
          <Button icon={<Camera size={20} />} onClick={camera.open}>
            {copy.camera}
          </Button>
        </span>
        <Button className={alone} onClick={gallery.open} variant="secondary" {...nextStep}>
          {copy.pick}
        </Button>
      </div>
      <p className="mt-2 text-note text-ink-soft">{staysOnDevice ? deviceCopy.formats : copy.formats}</p>
    </DropZone>
  );
}
