import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { cutoutEditorCopy as copy } from '#web/copy/cutout-editor.ts';
import { CutoutEditing } from './cutout-editing.tsx';
import { useCutout } from './use-cutout.ts';

interface CutoutEditorProps {
  item: WardrobeItem;
  onClose: () => void;
}

export function CutoutEditor({ item: now, onClose }: CutoutEditorProps) {
  // The garment as it was on opening: later changes elsewhere must not discard the strokes.
  const [item] = useState(now);
  const cutout = useCutout(item);
  if (cutout.data) return <CutoutEditing cutout={cutout.data} item={item} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} size="l" title={copy.title}>
      {cutout.isError ? (
        <div className="grid justify-items-start gap-4" role="alert">
          <p>{messageOf(cutout.error, copy.loadFailed)}</p>
          <Button onClick={() => cutout.refetch()} variant="secondary">
            {copy.retry}
          </Button>
        </div>
      ) : (
        <p className="grid min-h-[50dvh] place-content-center justify-items-center gap-3" role="status">
          <Spinner size={28} />
          {copy.loading}
        </p>
      )}
    </Dialog>
  );
}
