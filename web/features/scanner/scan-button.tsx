import { ScanLine } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';
import { photosToScan, type queueProgress } from './scan-queue.ts';
import { nextStep } from './use-next-step-focus.ts';
import type { ScanQueueControl } from './use-scan-queue.ts';

interface ScanButtonProps {
  control: ScanQueueControl;
  progress: ReturnType<typeof queueProgress>;
}

/** Never disabled: without a photo, pressing it explains what is missing. */
export function ScanButton({ control, progress }: ScanButtonProps) {
  const waiting = photosToScan(control.queue).length;
  // Everything has been scanned: the next step is in the result.
  if (progress.total > 0 && waiting === 0 && !progress.busy && progress.done === progress.total) return null;
  return (
    <Button
      className="w-full"
      icon={<ScanLine aria-hidden="true" size={20} />}
      loading={progress.busy}
      onClick={control.scan}
      {...nextStep}
    >
      {progress.busy ? scannerCopy.scanning : scannerCopy.scan(waiting)}
    </Button>
  );
}
