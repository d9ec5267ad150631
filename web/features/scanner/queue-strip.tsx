import { Check, CircleAlert, CircleQuestionMark, Save } from 'lucide-react';
import { classes } from '#web/components/classes.ts';
import { Progress } from '#web/components/feedback/progress.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import type { QueuedPhoto, queueProgress } from './scan-queue.ts';
import type { ScanQueueControl } from './use-scan-queue.ts';

interface QueueStripProps {
  control: ScanQueueControl;
  progress: ReturnType<typeof queueProgress>;
}

export function QueueStrip({ control, progress }: QueueStripProps) {
  const { queue, select } = control;
  if (queue.photos.length < 2) return null;
  const copy = scannerCopy.queue;
  return (
    <div className="grid gap-3">
      <ol aria-label={copy.label} className="no-scrollbar -mx-1 flex gap-2 overflow-x-auto p-1">
        {queue.photos.map((photo, index) => (
          <li key={photo.key}>
            <button
              aria-current={photo.key === queue.selectedKey || undefined}
              aria-label={copy.open(index + 1, copy.status[photo.status])}
              className={classes(
                'relative block h-20 w-16 overflow-hidden rounded-photo outline-offset-2',
                paperLook,
                photo.key === queue.selectedKey && 'outline-2 outline-ink',
              )}
              onClick={() => select(photo.key)}
              type="button"
            >
              {photo.dataUrl && photo.viewable && (
                <img alt="" className="size-full object-cover" draggable={false} src={photo.dataUrl} />
              )}
              <StatusMark status={photo.status} />
            </button>
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        <Progress
          label={copy.progress(progress.done, progress.total)}
          max={progress.total}
          tone="success"
          value={progress.done}
          valueText={
            progress.failed > 0
              ? copy.failed(progress.failed)
              : progress.doubted > 0
                ? copy.doubted(progress.doubted)
                : ' '
          }
        />
      </div>
    </div>
  );
}

function StatusMark({ status }: { status: QueuedPhoto['status'] }) {
  const place = 'absolute right-1 bottom-1 grid size-6 place-items-center rounded-full';
  if (status === 'scanning' || status === 'preparing') {
    return (
      <span className={classes(place, 'bg-paper-raised')}>
        <Spinner size={16} />
      </span>
    );
  }
  if (status === 'read') {
    return (
      <span className={classes(place, 'bg-ochre-veil text-ochre')}>
        <Save size={14} />
      </span>
    );
  }
  if (status === 'doubted') {
    return (
      <span className={classes(place, 'bg-ochre-veil text-ochre')}>
        <CircleQuestionMark size={15} />
      </span>
    );
  }
  if (status === 'done') {
    return (
      <span className={classes(place, 'bg-sage text-paper')}>
        <Check size={14} />
      </span>
    );
  }
  if (status === 'failed' || status === 'unreadable') {
    return (
      <span className={classes(place, 'bg-burgundy text-on-burgundy')}>
        <CircleAlert size={15} />
      </span>
    );
  }
  return null;
}
