import { Field } from '#web/components/forms/field.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { sizesCopy } from '#web/copy/sizes.ts';
import type { Cut } from './brand-charts.ts';
import { type Measure, measureRange, measures, parseMeasure } from './measurements.ts';
import type { Draft } from './stored-measurements.ts';

const cuts = (['woman', 'man'] as const).map((value) => ({ value, label: sizesCopy.cuts[value] }));

interface MeasurementsFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onFocus: (measure: Measure | null) => void;
}

export function MeasurementsForm({ draft, onChange, onFocus }: MeasurementsFormProps) {
  const write = (measure: Measure, text: string) =>
    onChange({ ...draft, typed: { ...draft.typed, [measure]: text } });
  return (
    <form className="grid content-start gap-5" onSubmit={(event) => event.preventDefault()}>
      <Segmented<Cut>
        label={sizesCopy.cutLabel}
        onValueChange={(cut) => onChange({ ...draft, cut })}
        options={cuts}
        value={draft.cut}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        {measures.map((measure) => {
          const { label, hint } = sizesCopy.measures[measure];
          const wrong = parseMeasure(measure, draft.typed[measure]) === null;
          const { min, max } = measureRange[measure];
          return (
            <Field
              className={measure === 'height' ? 'col-span-2' : undefined}
              error={wrong ? sizesCopy.wrong(min, max) : undefined}
              hint={hint}
              key={measure}
              label={label}
            >
              <TextInput
                autoComplete="off"
                className="tabular"
                inputMode="decimal"
                maxLength={12}
                onBlur={() => onFocus(null)}
                onChange={(event) => write(measure, event.target.value)}
                onFocus={() => onFocus(measure)}
                placeholder={sizesCopy.placeholder[measure]}
                value={draft.typed[measure]}
              />
            </Field>
          );
        })}
      </div>
    </form>
  );
}
