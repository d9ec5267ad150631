import { Camera, ImageUp, Plus, Shirt, X } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { common } from '#web/copy/common.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { PictureChoice } from '#web/garments/cutouts/picture-choice.tsx';
import { usePhotoDrop } from '#web/garments/photos/use-photo-drop.ts';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';
import { DoubtQuestion } from './doubt-question.tsx';
import { useDevicePreference } from './on-device/preference.ts';
import { PhotoView } from './photo-view.tsx';
import type { QueuedPhoto } from './scan-queue.ts';
import { SeveralDialog } from './several-on-demand.ts';
import type { ScanQueueControl } from './use-scan-queue.ts';

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
            label={copy.remove}
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
