import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { common } from '#web/copy/common.ts';
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
  const formId = useId();
  const today = todayInMadrid();
  return (
    <Dialog
      compact
      footer={
        <>
          <Button onClick={onClose} variant="ghost">
            {common.cancel}
          </Button>
          <Button form={formId} loading={pending} type="submit">
            {confirm}
          </Button>
        </>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      size="s"
      title={title}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(day);
        }}
      >
        <Field label={plansCopy.when.day} required>
          <TextInput
            max={addDays(today, limits.plan.daysAway)}
            min={addDays(today, -limits.plan.daysAway)}
            onChange={(event) => setDay(event.target.value)}
            type="date"
            value={day}
          />
        </Field>
      </form>
    </Dialog>
  );
}
