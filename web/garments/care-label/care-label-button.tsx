import { Pencil, ScanText } from 'lucide-react';
import { useState } from 'react';
import type { Fabric } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { onDemand } from '#web/components/on-demand.tsx';
import { careLabelCopy } from '#web/copy/care-label.ts';
import type { LabelChange } from './care-label-dialog.tsx';
import type { LabelFacts } from './label-form.ts';

const CareLabelDialog = onDemand(async () => (await import('./care-label-dialog.tsx')).CareLabelDialog);

interface CareLabelButtonProps {
  garment: LabelFacts & { fabric: Fabric };
  onSave: (change: LabelChange) => Promise<unknown> | undefined;
}

export function CareLabelButton({ garment, onSave }: CareLabelButtonProps) {
  const [open, setOpen] = useState(false);
  const known = garment.composition.length > 0 || garment.care.length > 0;
  const Icon = known ? Pencil : ScanText;
  return (
    <>
      <Button
        className="justify-self-start"
        icon={<Icon aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void CareLabelDialog.preload().catch(() => {})}
        size="s"
        variant="secondary"
      >
        {known ? careLabelCopy.edit : careLabelCopy.read}
      </Button>
      {open && <CareLabelDialog garment={garment} onClose={() => setOpen(false)} onSave={onSave} />}
    </>
  );
}
