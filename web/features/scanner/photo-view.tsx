import { FileImage } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import { classes } from '#web/components/classes.ts';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { garmentShadow } from '#web/components/pictures/paper-look.ts';
import { pictureChoiceCopy } from '#web/copy/cutout-editor.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { useDevicePreference } from './on-device/preference.ts';
import type { QueuedPhoto } from './scan-queue.ts';
import './scanner.css';

interface PhotoViewProps {
  photo: QueuedPhoto;
  item: WardrobeItem | null | undefined;
  current: boolean;
}

/**
 * A tab panel that is being left stays mounted for a moment, and only one picture may have the view
 * transition's name.
 */
export function PhotoView({ photo, item, current }: PhotoViewProps) {
  const staysOnDevice = useDevicePreference().on;
  const { preview } = scannerCopy;
  if (photo.status === 'preparing') {
    return (
      <p
        className="grid size-full place-content-center justify-items-center gap-3 text-[oklch(0.4_0.015_52)]"
        role="status"
      >
        <Spinner size={28} />
        {preview.preparing}
      </p>
    );
  }
  if (photo.dataUrl === null || !photo.viewable) {
    return (
      <div className="grid size-full place-content-center justify-items-center gap-3 px-10 text-center text-[oklch(0.4_0.015_52)]">
        <FileImage size={36} strokeWidth={1.25} />
        <p className="break-all font-medium">{photo.fileName}</p>
        {photo.status !== 'unreadable' && (
          <p>{staysOnDevice ? deviceCopy.notViewable : preview.notViewable}</p>
        )}
      </div>
    );
  }
  const done = photo.status === 'done';
  const cutout = done && item?.photo.shown === 'cutout' ? item.photo.cutout : null;
  return (
    <>
      <img
        alt={cutout ? pictureChoiceCopy.cutoutOf(item?.name ?? '') : preview.alt(photo.fileName)}
        className={classes('size-full object-contain', cutout && 'p-[6%]', cutout && garmentShadow)}
        draggable={false}
        src={cutout ?? photo.dataUrl}
        style={current && done ? { viewTransitionName: 'prenda-escaneada' } : undefined}
      />
      {photo.status === 'scanning' && (
        <span aria-hidden="true" className="scan-sweep absolute inset-x-0 top-0 h-1/4 motion-reduce:hidden" />
      )}
    </>
  );
}
