import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';
import type { Doubt, QueuedPhoto } from './scan-queue.ts';
import { SeveralDialog } from './several-on-demand.ts';
import { nextStep } from './use-next-step-focus.ts';
import type { ScanQueueControl } from './use-scan-queue.ts';

interface DoubtQuestionProps {
  photo: QueuedPhoto;
  doubt: Doubt;
  control: ScanQueueControl;
}

/** Nothing has been saved: the person says whether the photo shows a garment. */
export function DoubtQuestion({ photo, doubt, control }: DoubtQuestionProps) {
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
