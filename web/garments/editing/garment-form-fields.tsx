import { namedColors } from '#contract/colors.ts';
import { categoryNames, kindNames, seasonNames } from '#contract/names.ts';
import { categoryOfKind, kinds, seasons } from '#contract/vocabulary.ts';
import { Field } from '#web/components/field.tsx';
import { Select } from '#web/components/select.tsx';
import { TextInput } from '#web/components/text-input.tsx';
import { ToggleChip } from '#web/components/toggle-chip.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { capitalize } from '#web/format/words.ts';
import { CareLabelSection } from '../care-label/care-label-section.tsx';
import type { GarmentForm, GarmentFormErrors } from './garment-form.ts';
import { GarmentTraitSelects } from './garment-trait-selects.tsx';

interface GarmentFormFieldsProps {
  form: GarmentForm;
  errors: GarmentFormErrors;
  onChange: (change: Partial<GarmentForm>) => void;
}

const kindOptions = kinds.map((value) => ({ value, label: kindNames[value] }));
const colorOptions = namedColors.map(({ name, hex }) => ({
  value: name as string,
  label: capitalize(name),
  hex,
}));

export function GarmentFormFields({ form, errors, onChange }: GarmentFormFieldsProps) {
  const copy = wardrobeCopy.form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field className="sm:col-span-2" error={errors.name} label={copy.name} required>
        <TextInput
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
          placeholder={copy.namePlaceholder}
          value={form.name}
        />
      </Field>
      <Field
        error={errors.kind}
        hint={form.kind && categoryNames[categoryOfKind[form.kind]]}
        label={copy.kind}
        required
      >
        <Select
          onValueChange={(kind) => onChange({ kind })}
          options={kindOptions}
          placeholder={copy.kindPlaceholder}
          value={form.kind}
        />
      </Field>
      <Field error={errors.color} label={copy.color} required>
        <Select onValueChange={(color) => onChange({ color })} options={colorOptions} value={form.color} />
      </Field>
      <Field error={errors.brand} label={copy.brand}>
        <TextInput
          autoComplete="off"
          onChange={(event) => onChange({ brand: event.target.value })}
          value={form.brand}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field error={errors.size} label={copy.size}>
          <TextInput
            autoComplete="off"
            onChange={(event) => onChange({ size: event.target.value })}
            value={form.size}
          />
        </Field>
        <Field error={errors.price} label={copy.price}>
          <TextInput
            autoComplete="off"
            inputMode="decimal"
            onChange={(event) => onChange({ price: event.target.value })}
            value={form.price}
          />
        </Field>
      </div>
      <GarmentTraitSelects kind={form.kind} onChange={onChange} traits={form} />
      <fieldset className="sm:col-span-2">
        <legend className="mb-2 font-medium text-[0.9375rem]">{copy.seasons}</legend>
        <div className="flex flex-wrap gap-2">
          {seasons.map((season) => (
            <ToggleChip
              key={season}
              onPressedChange={(pressed) =>
                onChange({
                  season: pressed
                    ? [...form.season, season]
                    : form.season.filter((known) => known !== season),
                })
              }
              pressed={form.season.includes(season)}
            >
              {seasonNames[season]}
            </ToggleChip>
          ))}
        </div>
        <p className="mt-2 text-note text-ink-soft">{copy.seasonsHint}</p>
      </fieldset>
      <CareLabelSection className="sm:col-span-2" garment={form} onSave={async (label) => onChange(label)} />
      <Field className="sm:col-span-2" error={errors.tags} hint={copy.tagsHint} label={copy.tags}>
        <TextInput
          autoComplete="off"
          onChange={(event) => onChange({ tags: event.target.value })}
          value={form.tags}
        />
      </Field>
    </div>
  );
}
