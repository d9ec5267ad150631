import { Camera, FileImage, ImageUp, Plus, Shirt, X } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { garmentShadow, paperLook } from '#web/components/pictures/paper-look.ts';
import { common } from '#web/copy/common.ts';
import { pictureChoiceCopy } from '#web/copy/cutout-editor.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { PictureChoice } from '#web/garments/cutouts/picture-choice.tsx';
import { usePhotoDrop } from '#web/garments/photos/use-photo-drop.ts';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';
import { useDevicePreference } from './on-device/preference.ts';
import type { Doubt, QueuedPhoto } from './scan-queue.ts';
import { SeveralDialog } from './several-on-demand.ts';
import { nextStep } from './use-next-step-focus.ts';
import type { ScanQueueControl } from './use-scan-queue.ts';
import './scanner.css';

interface PhotoStageProps {
  photo: QueuedPhoto;
  /** The saved garment with its latest changes. */
  item: WardrobeItem | null | undefined;
  control: ScanQueueControl;
  current: boolean;
}

export function PhotoStage({ photo, item, control, current }: PhotoStageProps) {
  const drop = usePhotoDrop(control.add);
  const more = usePhotoInput({ onFiles: control.add, multiple: true });
  const camera = usePhotoInput({ onFiles: control.add, camera: true });
  const other = usePhotoInput({ onFiles: ([file]) => file && control.replace(photo.key, file) });
  const onDevice = useDevicePreference().on;
  const copy = scannerCopy.preview;
  const scanning = photo.status === 'scanning';
  const broken = photo.status === 'failed' || photo.status === 'unreadable';
  return (
    <div className="grid gap-3">
      {more.input}
      {camera.input}
      {other.input}
      <div
        className={classes(
          'relative aspect-4/5 max-h-[32rem] w-full overflow-hidden rounded-photo',
          paperLook,
          drop.over && 'outline-2 outline-burgundy-text',
        )}
        {...drop.handlers}
      >
        <PhotoView current={current} item={item} photo={photo} />
        {!scanning && photo.status !== 'done' && (
          <IconButton
            className="absolute top-2 right-2"
            label={common.remove}
            onClick={() => control.remove(photo.key)}
            onPicture
          >
            <X size={20} />
          </IconButton>
        )}
      </div>
      {broken && (
        <Notice tone="error" className="text-ink">
          <p className="font-medium">{photo.error}</p>
          {photo.status === 'failed' && (
            <>
              <p className="text-[0.9375rem] text-ink-soft">
                {photo.failedHere ? deviceCopy.onServerText : scannerCopy.failedText}
              </p>
              <div className="mt-3 flex flex-wrap gap-2">
                {photo.failedHere && (
                  <Button onClick={() => control.scanOnServer(photo)} size="s" variant="secondary">
                    {deviceCopy.onServer}
                  </Button>
                )}
                {(!photo.failedHere || onDevice) && (
                  <Button
                    onClick={() => control.retry(photo)}
                    size="s"
                    variant={photo.failedHere ? 'ghost' : 'secondary'}
                  >
                    {common.retry}
                  </Button>
                )}
              </div>
            </>
          )}
        </Notice>
      )}
      {photo.doubt && photo.status === 'doubted' && (
        <DoubtQuestion control={control} doubt={photo.doubt} photo={photo} />
      )}
      {item && photo.status === 'done' && <PictureChoice item={item} />}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={scanning}
          icon={<ImageUp size={18} />}
          onClick={other.open}
          size="s"
          variant="ghost"
        >
          {copy.change}
        </Button>
        <Button icon={<Plus size={18} />} onClick={more.open} size="s" variant="ghost">
          {copy.add}
        </Button>
        <span className="hidden max-lg:contents any-pointer-coarse:contents">
          <Button icon={<Camera size={18} />} onClick={camera.open} size="s" variant="ghost">
            {scannerCopy.drop.camera}
          </Button>
        </span>
        <SeveralButton key={photo.key} photo={photo} />
      </div>
    </div>
  );
}

function SeveralButton({ photo }: { photo: QueuedPhoto }) {
  const [open, setOpen] = useState(false);
  const { key, dataUrl, viewable, status } = photo;
  if (dataUrl === null || !viewable || status === 'preparing' || status === 'scanning') return null;
  return (
    <>
      <Button icon={<Shirt size={18} />} onClick={() => setOpen(true)} size="s" variant="ghost">
        {scannerCopy.several.open}
      </Button>
      {open && (
        <SeveralDialog
          dataUrl={dataUrl}
          onClose={() => setOpen(false)}
          photoKey={`${key} ${dataUrl.length}`}
        />
      )}
    </>
  );
}

interface DoubtQuestionProps {
  photo: QueuedPhoto;
  doubt: Doubt;
  control: ScanQueueControl;
}

function DoubtQuestion({ photo, doubt, control }: DoubtQuestionProps) {
  const [open, setOpen] = useState(false);
  const copy = scannerCopy.doubt;
  const { key, dataUrl } = photo;
  return (
    <Notice tone="warning" role="status">
      <p className="font-medium" tabIndex={-1} {...nextStep}>
        {doubt.text}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">{copy.ask}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {doubt.outfit && (
          <Button onClick={() => setOpen(true)} size="s">
            {copy.look}
          </Button>
        )}
        <Button onClick={() => control.retry(photo)} size="s" variant="secondary">
          {doubt.outfit ? copy.isOneGarment : copy.isGarment}
        </Button>
        <Button onClick={() => control.remove(key)} size="s" variant="ghost">
          {copy.remove}
        </Button>
      </div>
      {open && dataUrl !== null && (
        <SeveralDialog
          dataUrl={dataUrl}
          onClose={() => setOpen(false)}
          onLookSaved={() => control.remove(key)}
          photoKey={`${key} ${dataUrl.length}`}
        />
      )}
    </Notice>
  );
}

interface PhotoViewProps {
  photo: QueuedPhoto;
  item: WardrobeItem | null | undefined;
  current: boolean;
}

/**
 * A tab panel that is being left stays mounted for a moment, and only one picture may have the view
 * transition's name.
 */
function PhotoView({ photo, item, current }: PhotoViewProps) {
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
