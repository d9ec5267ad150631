import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  attributeLabel,
  garmentAttributes,
  isUnknown,
  scannedAttributes,
} from '#contract/garment-attributes.ts';
import { kindNames } from '#contract/names.ts';
import type { ScannedField } from '#contract/scanned-fields.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { api } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { common } from '#web/copy/common.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { bringIntoView } from '#web/features/scanner/use-next-step-focus.ts';
import { formatShare } from '#web/format/numbers.ts';
import { capitalize } from '#web/format/words.ts';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import { photoTimeoutMs } from '#web/timings.ts';
import { useChange } from '#web/use-change.ts';
import type { QueuedPhoto } from '../scan-queue.ts';
import { nextStep } from '../use-next-step-focus.ts';
import type { ScanQueueControl } from '../use-scan-queue.ts';

const ReadingDrawing = onDemand(() => import('./reading-drawing.tsx'), 'ReadingDrawing');

interface DeviceResultProps {
  photo: QueuedPhoto;
  analysis: ScanAnalysis;
  control: ScanQueueControl;
}

export function DeviceResult({ photo, analysis, control }: DeviceResultProps) {
  const copy = deviceCopy.read;
  const { without, withPhoto } = useSaveReading(control);
  const others = control.queue.photos.filter(({ status }) => status === 'read');
  const busy = without.isPending || withPhoto.isPending;
  return (
    <div className="grid gap-7">
      <header
        className="grid scroll-mb-64 gap-1"
        ref={control.queue.photos.length === 1 ? bringIntoView : undefined}
      >
        <p className="flex items-center gap-2 text-sage">
          <Smartphone size={18} />
          {copy.where}
        </p>
        <h2 className="text-title-m" tabIndex={-1} {...nextStep}>
          {scannerCopy.result.title}
        </h2>
        <p className="max-w-[60ch] text-ink-soft">{copy.lead}</p>
      </header>
      <div className="grid items-start gap-6 sm:grid-cols-[12rem_1fr] sm:gap-8">
        <figure className="grid gap-2 max-sm:max-w-48">
          <span className={classes('block aspect-4/5 overflow-hidden rounded-photo p-2', paperLook)}>
            <ReadingDrawing analysis={analysis} />
          </span>
          <figcaption className="text-note text-ink-soft">{copy.drawing}</figcaption>
        </figure>
        <Facts analysis={analysis} />
      </div>
      <footer className="grid gap-3 border-line border-t pt-5">
        <div className="flex flex-wrap gap-3">
          <Button disabled={busy} loading={without.isPending} onClick={() => without.mutate([photo])}>
            {copy.without}
          </Button>
          <Button
            disabled={busy}
            loading={withPhoto.isPending}
            onClick={() => withPhoto.mutate(photo)}
            variant="secondary"
          >
            {copy.with}
          </Button>
          {others.length > 1 && (
            <Button disabled={busy} onClick={() => without.mutate(others)} variant="ghost">
              {copy.all(others.length)}
            </Button>
          )}
        </div>
        <p className="text-note text-ink-soft">{copy.withText}</p>
      </footer>
    </div>
  );
}

function Facts({ analysis }: { analysis: ScanAnalysis }) {
  const { kind, color, colors } = analysis;
  const facts: readonly (readonly [ScannedField, string, ReactNode])[] = [
    ['kind', common.kind, kindNames[kind]],
    [
      'color',
      common.color,
      <ColorSwatch hex={colors[0]?.hex ?? 'transparent'} key="color" name={capitalize(color)} size={14} />,
    ],
    ...scannedAttributes.map(
      (attribute) =>
        [
          attribute,
          garmentAttributes[attribute].title,
          attributeLabel(attribute, analysis[attribute]),
        ] as const,
    ),
  ];
  return (
    <dl className="grid">
      {facts.map(
        ([field, title, value]) =>
          value && (
            <div
              className="grid grid-cols-[6.5rem_1fr_auto] items-baseline gap-x-4 border-line border-t py-2.5 first:border-t-0 first:pt-0"
              key={field}
            >
              <dt className="text-ink-soft">{title}</dt>
              <dd className="font-medium">{value}</dd>
              <dd>
                <HowSure analysis={analysis} field={field} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function HowSure({ analysis, field }: { analysis: ScanAnalysis; field: ScannedField }) {
  if (isUnknown(analysis[field])) return null;
  if (analysis.suggested[field]) return <Badge tone="warning">{deviceCopy.read.suggested}</Badge>;
  const confidence = analysis.confidence[field];
  if (confidence === undefined) return null;
  return (
    <span className="tabular text-note text-ink-soft">
      {scannerCopy.result.confidence(formatShare(confidence))}
    </span>
  );
}

/** Saves a reading alone, or uploads the photo, which the server then reads itself. */
function useSaveReading(control: ScanQueueControl) {
  const copy = deviceCopy.read;
  const { saveFailed: failed } = copy;
  const without = useChange({
    mutationFn: async (photos: readonly QueuedPhoto[]) => {
      for (const { key, reading } of photos) {
        if (reading === null) continue;
        await control.filed(key, await api('POST /api/wardrobe/scan/reading', { body: reading }));
      }
    },
    failed,
  });
  const withPhoto = useChange({
    mutationFn: async ({ key, dataUrl }: QueuedPhoto) => {
      if (dataUrl === null) return;
      // The person has seen the reading and keeps it.
      const body = { imageBase64: base64Part(dataUrl), confirmed: true };
      const answer = await api('POST /api/wardrobe/scan', { body }, { timeoutMs: photoTimeoutMs });
      await control.filed(key, answer);
    },
    failed,
  });
  return { without, withPhoto };
}
