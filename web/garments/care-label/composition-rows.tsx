import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { fibres, type GarmentPart, garmentParts } from '#contract/fibres.ts';
import { fibreNames, garmentPartNames } from '#contract/garment-words.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { capitalize } from '#web/format/words.ts';
import { locale } from '#web/language.ts';
import {
  addRow,
  changeRow,
  type FibreRow,
  type LabelErrors,
  type LabelForm,
  partsOfForm,
  removeRow,
  sumOfRows,
} from './label-form.ts';

interface CompositionRowsProps {
  form: LabelForm;
  errors: LabelErrors;
  onChange: (form: LabelForm) => void;
}

const copy = careLabelCopy.composition;
const options = fibres
  .map((value) => ({ value, label: capitalize(fibreNames[value]) }))
  .sort(
    (a, b) =>
      Number(a.value === 'other') - Number(b.value === 'other') || a.label.localeCompare(b.label, locale),
  );

export function CompositionRows({ form, errors, onChange }: CompositionRowsProps) {
  const parts = partsOfForm(form);
  const missing = garmentParts.filter((part) => !parts.includes(part));
  return (
    <div className="grid gap-6">
      {parts.map((part) => (
        <fieldset className="grid gap-2" key={part}>
          <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4 font-medium text-[0.9375rem]">
            {garmentPartNames[part]}
            <Sum sum={sumOfRows(form, part)} />
          </legend>
          {form.rows
            .filter((row) => row.part === part)
            .map((row, i) => (
              <Row
                error={errors[row.key]}
                key={row.key}
                number={i + 1}
                onChange={(change) => onChange(changeRow(form, row.key, change))}
                onRemove={() => onChange(removeRow(form, row.key))}
                row={row}
              />
            ))}
          <Button
            className="justify-self-start"
            icon={<Plus size={18} />}
            onClick={() => onChange(addRow(form, part))}
            size="s"
            variant="ghost"
          >
            {copy.add}
          </Button>
        </fieldset>
      ))}
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-2 border-line border-t pt-4">
          {missing.map((part) => (
            <Button
              icon={<Plus size={18} />}
              key={part}
              onClick={() => onChange(addRow(form, part))}
              size="s"
              variant="secondary"
            >
              {garmentPartNames[part]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function Sum({ sum }: { sum: number }) {
  if (sum === 0) return null;
  const text = sum === 100 ? copy.whole : sum < 100 ? copy.short(sum, 100 - sum) : copy.over(sum);
  const tone = sum === 100 ? 'text-sage' : sum < 100 ? 'text-ochre' : 'text-burgundy-text';
  return (
    <span aria-live="polite" className={classes('tabular font-normal text-note', tone)}>
      {text}
    </span>
  );
}

interface RowProps {
  row: FibreRow;
  number: number;
  error: string | undefined;
  onChange: (change: Partial<FibreRow>) => void;
  onRemove: () => void;
}

function Row({ row, number, error, onChange, onRemove }: RowProps) {
  const part = garmentPartNames[row.part as GarmentPart];
  const errorId = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-center gap-2">
      <Select
        label={copy.fibreOf(number, part)}
        onValueChange={(fibre) => onChange({ fibre })}
        options={options}
        placeholder={copy.errors.fibre}
        value={row.fibre}
      />
      <span className="relative">
        <TextInput
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          aria-label={copy.percentOf(number, part)}
          autoComplete="off"
          className="tabular pr-8 text-right"
          inputMode="numeric"
          maxLength={4}
          onValueChange={(percent) => onChange({ percent })}
          value={row.percent}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
        >
          %
        </span>
      </span>
      <IconButton className="-mr-2.5" label={copy.remove(number, part)} onClick={onRemove}>
        <X size={18} />
      </IconButton>
      {error && (
        <p className="col-span-3 text-burgundy-text text-note" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
