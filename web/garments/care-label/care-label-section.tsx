import { Pencil, ScanText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AttributeValues } from '#contract/garment-attributes.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { common } from '#web/copy/common.ts';
import type { LabelChange } from './care-label-dialog.tsx';
import { CareLabelFacts } from './care-label-facts.tsx';
import type { LabelFacts } from './label-form.ts';

interface CareLabelSectionProps {
  garment: LabelFacts & Pick<AttributeValues, 'fabric'>;
  onSave: (change: LabelChange) => Promise<unknown> | undefined;
  className?: string;
  /** Wraps the button, for example to disable it offline. */
  around?: (button: ReactNode) => ReactNode;
}

export function CareLabelSection(props: CareLabelSectionProps) {
  const { garment, onSave, className, around = (button) => button } = props;
  const known = garment.composition.length > 0 || garment.care.length > 0;
  return (
    <section className={className}>
      <div className="grid gap-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-title-s">{careLabelCopy.title}</h3>
          {around(<CareLabelButton garment={garment} onSave={onSave} />)}
        </div>
        {known ? (
          <CareLabelFacts care={garment.care} composition={garment.composition} />
        ) : (
          <p className="text-[0.9375rem] text-ink-soft">{careLabelCopy.none}</p>
        )}
      </div>
    </section>
  );
}

const CareLabelDialog = onDemand(() => import('./care-label-dialog.tsx'), 'CareLabelDialog');

interface CareLabelButtonProps {
  garment: LabelFacts & Pick<AttributeValues, 'fabric'>;
  onSave: (change: LabelChange) => Promise<unknown> | undefined;
}

function CareLabelButton({ garment, onSave }: CareLabelButtonProps) {
  const [open, setOpen] = useState(false);
  const known = garment.composition.length > 0 || garment.care.length > 0;
  const Icon = known ? Pencil : ScanText;
  return (
    <>
      <Button
        className="justify-self-start"
        icon={<Icon size={18} />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void CareLabelDialog.preload().catch(() => {})}
        size="s"
        variant="secondary"
      >
        {known ? common.edit : careLabelCopy.read}
      </Button>
      {open && <CareLabelDialog garment={garment} onClose={() => setOpen(false)} onSave={onSave} />}
    </>
  );
}
