import { Camera, ScanLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { seeingProviderNames } from '#contract/names.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { scannerCopy, secondLookCopy } from '#web/copy/scanner.ts';
import { formatDay } from '#web/format/dates.ts';
import { DropZone } from '#web/garments/photos/drop-zone.tsx';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';
import { keptBy, useSession, useUser } from '#web/session.ts';
import { DeviceResult } from './on-device/device-result.tsx';
import { OnDeviceSwitch } from './on-device/on-device-switch.tsx';
import { useDevicePreference } from './on-device/preference.ts';
import { PhotoStage } from './photo-stage.tsx';
import { QueueStrip } from './queue-strip.tsx';
import { addToReview, openReview, useReview } from './review/review.ts';
import { photosToScan, queueProgress, selectedPhoto } from './scan-queue.ts';
import { ScanResult } from './scan-result.tsx';
import { askedProvider, useChangeConsent, useSecondLookConsent } from './second-look/consent.ts';
import { useSecondLooks } from './second-look/use-second-look.ts';
import { nextStep, useNextStepFocus } from './use-next-step-focus.ts';
import type { ScanQueueControl } from './use-scan-queue.ts';

interface ScannerPanelProps {
  control: ScanQueueControl;
  items: readonly WardrobeItem[];
  current: boolean;
  onView: (garmentId: string) => void;
}

const ReviewScreen = onDemand(() => import('./review/review-screen.tsx'), 'ReviewScreen');

/** Many photos are read first and reviewed on one screen. */
export function ScannerPanel(props: ScannerPanelProps) {
  const { current, control, items } = props;
  const id = keptBy(useUser());
  const { entries: all, stopped } = useReview();
  const entries = all.filter(({ ownerId }) => ownerId === id);
  useEffect(() => {
    if (current) void openReview(id);
  }, [current, id]);
  const reviews = entries.length > 0;
  const add = (files: readonly File[]) => (reviews ? void addToReview(id, files) : control.add(files));
  usePastedPhotos(add);
  return reviews ? (
    <ReviewScreen entries={entries} items={items} onAdd={add} stopped={stopped} />
  ) : (
    <QueuePanel {...props} />
  );
}

/** Pasting works anywhere on the page except in a text field. */
function usePastedPhotos(add: (files: readonly File[]) => void) {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea')) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}

function QueuePanel({ control, items, current, onView }: ScannerPanelProps) {
  const { queue, add } = control;
  const photo = selectedPhoto(queue);
  const progress = queueProgress(queue);
  const panel = useRef<HTMLDivElement>(null);
  const onDevice = useDevicePreference().on;
  // Drawings are never sent to a provider.
  useSecondLooks(queue.photos.flatMap(({ item }) => (item && !item.photo.illustrated ? item.id : [])));
  useNextStepFocus(panel, `${photo?.key} ${photo?.status}`);
  // The garment with the changes made since it was scanned.
  const item = items.find(({ id }) => id === photo?.item?.id) ?? photo?.item;

  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14" ref={panel}>
      <section className="grid content-start gap-5 self-start lg:sticky lg:top-8">
        <header className="grid gap-1">
          <h2 className="text-title-m">{scannerCopy.title}</h2>
          <p className="text-ink-soft">{scannerCopy.lead}</p>
        </header>
        {photo ? (
          <>
            <PhotoStage control={control} current={current} item={item} photo={photo} />
            <QueueStrip control={control} progress={progress} />
          </>
        ) : (
          <PhotoDrop onFiles={add} staysOnDevice={onDevice} />
        )}
        <ScanButton control={control} progress={progress} />
        <OnDeviceSwitch wanted={queue.photos.length > 0} />
        <SecondLookSwitch />
      </section>
      <section aria-live="polite">
        {photo?.analysis && item ? (
          <ScanResult
            analysis={photo.analysis}
            intoView={queue.photos.length === 1}
            item={item}
            key={item.id}
            onDistinct={() => control.keep(item.id)}
            onUndone={() => control.forget(item.id)}
            onView={onView}
            similar={items.find(({ id }) => id === photo.similarId)}
          />
        ) : photo?.reading ? (
          <DeviceResult analysis={photo.reading.analysis} control={control} key={photo.key} photo={photo} />
        ) : (
          <ScanWaiting reading={photo?.status === 'scanning'} />
        )}
      </section>
    </div>
  );
}

interface ScanButtonProps {
  control: ScanQueueControl;
  progress: ReturnType<typeof queueProgress>;
}

/** Never disabled: without a photo, pressing it explains what is missing. */
function ScanButton({ control, progress }: ScanButtonProps) {
  const waiting = photosToScan(control.queue).length;
  // Everything has been scanned: the next step is in the result.
  if (
    progress.total > 0 &&
    waiting === 0 &&
    !progress.busy &&
    progress.done + progress.doubted === progress.total
  )
    return null;
  return (
    <Button
      className="w-full"
      icon={<ScanLine size={20} />}
      loading={progress.busy}
      onClick={control.scan}
      variant={progress.total === 0 ? 'secondary' : 'primary'}
      {...nextStep}
    >
      {progress.busy ? scannerCopy.scanning : scannerCopy.scan(waiting)}
    </Button>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

function ScanWaiting({ reading }: { reading: boolean }) {
  const { result } = scannerCopy;
  if (!reading) {
    return (
      <div className="hidden h-full min-h-96 place-content-center border-line border-l pl-14 lg:grid">
        <p className="max-w-[26ch] font-serif text-ink-soft text-title-m">{result.waiting}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft" role="status">
        {result.reading}
      </p>
      <Skeleton className="h-12 w-2/3" />
      <div className="grid gap-6 sm:grid-cols-2">
        {rows.map((row) => (
          <div className="grid gap-2" key={row}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The main action where there is no button for the camera. */
const alone =
  'lg:not-any-pointer-coarse:border-burgundy lg:not-any-pointer-coarse:bg-burgundy lg:not-any-pointer-coarse:text-on-burgundy lg:not-any-pointer-coarse:hover:bg-burgundy-bright';

function PhotoDrop({ onFiles, staysOnDevice }: { onFiles: (files: File[]) => void; staysOnDevice: boolean }) {
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

function SecondLookSwitch() {
  const state = useSecondLookConsent();
  const change = useChangeConsent();
  const isWards = useSession().data?.ward != null;
  if (isWards || state?.provider == null) return null;
  const { provider } = state;
  const on = askedProvider(state) !== null;
  const copy = secondLookCopy.switch;
  return (
    <div className="border-line border-t pt-5">
      <Switch
        // Shows the requested state while the request is pending, then the stored one.
        checked={change.isPending ? change.variables !== null : on}
        disabled={change.isPending}
        hint={on && state.consent ? copy.hintOn(formatDay(state.consent.agreedAt)) : copy.hint}
        label={copy.label(seeingProviderNames[provider])}
        onCheckedChange={(checked) => change.mutate(checked ? provider : null)}
      />
    </div>
  );
}
