import { useState } from 'react';
import { api } from '#web/api.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { wishesCopy } from '#web/copy/wishes.ts';
import { currencySymbols, wardrobeCurrency } from '#web/format/money.ts';
import { parsePrice, priceError } from '#web/garments/editing/garment-form.ts';
import { useChange } from '#web/use-change.ts';
import { type Wishes, wishesQuery } from './wishes-query.ts';

const { dialog: copy } = wishesCopy.budget;

const typed = (amount: number | null) => (amount === null ? '' : String(amount).replace('.', ','));

export function BudgetDialog({ budget, onClose }: { budget: Wishes['budget']; onClose: () => void }) {
  const [month, setMonth] = useState(() => typed(budget.month));
  const [year, setYear] = useState(() => typed(budget.year));
  const [tried, setTried] = useState(false);
  const body = { month: parsePrice(month), year: parsePrice(year) };
  const errors = { month: priceError(body.month), year: priceError(body.year) };
  const symbol = currencySymbols[wardrobeCurrency()];
  const save = useChange({
    mutationFn: () => api('PUT /api/wishes/budget', { body }),
    done: copy.saved,
    refresh: wishesQuery,
    onSuccess: onClose,
    failed: copy.failed,
  });
  return (
    <FormDialog
      description={copy.text}
      onClose={onClose}
      title={copy.title}
      onSubmit={() => {
        setTried(true);
        if (!errors.month && !errors.year) save.mutate();
      }}
      pending={save.isPending}
      submit={common.save}
    >
      <Field label={copy.month(symbol)} optional {...(tried && errors.month && { error: errors.month })}>
        <TextInput inputMode="decimal" onValueChange={setMonth} value={month} />
      </Field>
      <Field label={copy.year(symbol)} optional {...(tried && errors.year && { error: errors.year })}>
        <TextInput inputMode="decimal" onValueChange={setYear} value={year} />
      </Field>
    </FormDialog>
  );
}
