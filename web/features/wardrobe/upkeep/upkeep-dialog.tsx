import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { type UpkeepWork, upkeepWorks } from '#contract/upkeep-works.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { upkeepCopy } from '#web/copy/upkeep.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { currencySymbols, wardrobeCurrency } from '#web/format/money.ts';
import { newId } from '#web/format/new-id.ts';
import { parsePrice, priceError } from '#web/garments/editing/garment-form.ts';
import { useLogUpkeep } from './use-upkeep.ts';

const { form: copy, works } = upkeepCopy;

interface UpkeepDialogProps {
  item: WardrobeItem;
  work?: UpkeepWork;
  onClose: () => void;
}

const shoesOnly: readonly UpkeepWork[] = ['heel-tips', 'sole'];

export function UpkeepDialog({ item, work, onClose }: UpkeepDialogProps) {
  const isBack = item.away?.why === 'repair';
  const isShoe = item.category === 'shoes';
  const options = upkeepWorks
    .filter((one) => isShoe || !shoesOnly.includes(one))
    .map((value) => ({ value, label: works[value] }));
  const [what, setWhat] = useState<UpkeepWork>(work ?? (isShoe ? 'heel-tips' : 'repair'));
  const [day, setDay] = useState(todayInMadrid);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState(isBack ? (item.away?.place ?? '') : '');
  const [tried, setTried] = useState(false);
  const [id] = useState(newId);
  const log = useLogUpkeep(isBack ? copy.savedBack : copy.saved);
  const cost = parsePrice(typed);
  const errors = { cost: priceError(cost), day: day > todayInMadrid() ? copy.inFuture : undefined };
  return (
    <FormDialog
      description={copy.lead}
      onClose={onClose}
      title={copy.title(item.name)}
      onSubmit={() => {
        setTried(true);
        if (errors.cost || errors.day) return;
        log.mutate(
          { item, id, body: { what, day: day || todayInMadrid(), cost, note, back: isBack } },
          { onSuccess: onClose },
        );
      }}
      pending={log.isPending}
      submit={isBack ? copy.saveBack : copy.save}
    >
      <Field label={copy.what}>
        <Select onValueChange={setWhat} options={options} value={what} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field error={tried ? errors.day : undefined} label={copy.day}>
          <TextInput max={todayInMadrid()} onValueChange={setDay} type="date" value={day} />
        </Field>
        <Field
          error={tried ? errors.cost : undefined}
          label={copy.cost(currencySymbols[wardrobeCurrency()])}
          optional
        >
          <TextInput autoComplete="off" inputMode="decimal" onValueChange={setTyped} value={typed} />
        </Field>
      </div>
      <Field label={copy.note} optional>
        <TextInput
          maxLength={limits.upkeep.noteMax}
          onValueChange={setNote}
          placeholder={copy.notePlaceholder}
          value={note}
        />
      </Field>
    </FormDialog>
  );
}
