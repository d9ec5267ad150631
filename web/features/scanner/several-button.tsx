import { Shirt } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { onDemand } from '#web/components/on-demand.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';
import type { QueuedPhoto } from './scan-queue.ts';

const SeveralDialog = onDemand(async () => (await import('./several-dialog.tsx')).SeveralDialog);

export function SeveralButton({ photo }: { photo: QueuedPhoto }) {
  const [open, setOpen] = useState(false);
  const { key, dataUrl, viewable, status } = photo;
  if (dataUrl === null || !viewable || status === 'preparing' || status === 'scanning') return null;
  return (
    <>
      <Button
        icon={<Shirt aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
        size="s"
        variant="ghost"
      >
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
