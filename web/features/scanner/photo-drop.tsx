import { Camera, ImagePlus } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';
import { nextStep } from './use-next-step-focus.ts';
import { usePhotoDrop } from './use-photo-drop.ts';

/** The main action where there is no button for the camera. */
const alone =
  'lg:not-any-pointer-coarse:border-burgundy lg:not-any-pointer-coarse:bg-burgundy lg:not-any-pointer-coarse:text-on-burgundy lg:not-any-pointer-coarse:hover:bg-burgundy-bright';

interface PhotoDropProps {
  onFiles: (files: File[]) => void;
  staysOnDevice: boolean;
}

export function PhotoDrop({ onFiles, staysOnDevice }: PhotoDropProps) {
  const drop = usePhotoDrop(onFiles);
  const gallery = usePhotoInput({ onFiles, multiple: true });
  const camera = usePhotoInput({ onFiles, camera: true });
  const copy = scannerCopy.drop;
  return (
    <div
      className={classes(
        'grid min-h-96 place-items-center rounded-photo border border-dashed px-6 py-10 text-center transition-colors duration-150',
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
        <p className="max-w-[38ch] text-ink-soft max-lg:hidden">{copy.text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <span className="hidden max-lg:contents any-pointer-coarse:contents">
            <Button icon={<Camera aria-hidden="true" size={20} />} onClick={camera.open}>
              {copy.camera}
            </Button>
          </span>
          <Button className={alone} onClick={gallery.open} variant="secondary" {...nextStep}>
            {copy.pick}
          </Button>
        </div>
        <p className="mt-2 text-note text-ink-soft">{staysOnDevice ? deviceCopy.formats : copy.formats}</p>
      </div>
    </div>
  );
}
