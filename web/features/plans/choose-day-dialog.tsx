import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { plansCopy } from '#web/copy/plans.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { addDays } from './days.ts';

interface ChooseDayDialogProps {
  title: string;
  confirm: string;
  day: string;
  pending: boolean;
  onChoose: (day: string) => void;
  onClose: () => void;
}

export function ChooseDayDialog({
  title,
  confirm,
  day: first,
  pending,
  onChoose,
  onClose,
}: ChooseDayDialogProps) {
  const [day, setDay] = useState(first);
  const today = todayInMadrid();
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      onSubmit={() => onChoose(day)}
      pending={pending}
      cancellable
      nativeValidation
      submit={confirm}
    >
      <Field label={plansCopy.when.day} required>
        <TextInput
          max={addDays(today, limits.plan.daysAway)}
          min={addDays(today, -limits.plan.daysAway)}
          onValueChange={setDay}
          type="date"
          value={day}
        />
      </Field>
    </FormDialog>
  );
}
