import { Brush } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { pictureChoiceCopy as copy } from '#web/copy/cutout-editor.ts';
import { useUpdateGarment } from '../editing/use-update-garment.ts';

const CutoutEditor = onDemand(() => import('./cutout-editor.tsx'), 'CutoutEditor');

/** Switches between photo and cut-out and opens the cut-out editor. Renders nothing for drawings. */
export function PictureChoice({ item }: { item: WardrobeItem }) {
  const [repairing, setRepairing] = useState(false);
  const update = useUpdateGarment();
  const { illustrated, cutBy, shown } = item.photo;
  if (illustrated) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {cutBy !== 'nobody' && (
        <Segmented
          label={copy.label(item.name)}
          onValueChange={(shown) => update.mutate({ id: item.id, patch: { shown } })}
          options={[
            { value: 'photo', label: copy.photo },
            { value: 'cutout', label: copy.cutout },
          ]}
          value={shown}
        />
      )}
      <Button
        icon={<Brush size={18} />}
        onClick={() => setRepairing(true)}
        onPointerEnter={() => CutoutEditor.preload()}
        size="s"
        variant="ghost"
      >
        {cutBy === 'nobody' ? copy.byHand : copy.repair}
      </Button>
      {repairing && <CutoutEditor item={item} onClose={() => setRepairing(false)} />}
    </div>
  );
}
