import type { UseFormReturn } from 'react-hook-form';
import { namedColors } from '#contract/colors.ts';
import { categoryNames, seasonNames } from '#contract/names.ts';
import { categoryOfKind, seasons } from '#contract/vocabulary.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { ToggleChips } from '#web/components/forms/toggle-chips.tsx';
import { common } from '#web/copy/common.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { setFields } from '#web/field-errors.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { currencySymbols, wardrobeCurrency } from '#web/format/money.ts';
import { capitalize } from '#web/format/words.ts';
import { CareLabelSection } from '../care-label/care-label-section.tsx';
import { kindOptions } from './attribute-options.ts';
import type { GarmentForm } from './garment-form.ts';
import { GarmentTraitSelects } from './garment-trait-selects.tsx';
import type { NewGarment } from './use-add-garment.ts';

const colorOptions = namedColors.map(({ name, hex }) => ({
  value: name as string,
  label: capitalize(colorLabel(name)),
  hex,
}));

export function GarmentFormFields({ form }: { form: UseFormReturn<GarmentForm, unknown, NewGarment> }) {
  const { errors } = form.formState;
  const values = form.watch();
  const change = (changed: Partial<GarmentForm>) => setFields(form, changed);
  const copy = wardrobeCopy.form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field className="sm:col-span-2" error={errors.name?.message} label={common.name} required>
        <TextInput autoComplete="off" placeholder={copy.namePlaceholder} {...form.register('name')} />
      </Field>
      <Field
        error={errors.kind?.message}
        hint={values.kind && categoryNames[categoryOfKind[values.kind]]}
        label={copy.kind}
        required
      >
        <Select
          onValueChange={(kind) => change({ kind })}
          options={kindOptions}
          placeholder={copy.kindPlaceholder}
          value={values.kind}
        />
      </Field>
      <Field error={errors.color?.message} label={common.color} required>
        <Select onValueChange={(color) => change({ color })} options={colorOptions} value={values.color} />
      </Field>
      <Field error={errors.brand?.message} label={copy.brand}>
        <TextInput autoComplete="off" {...form.register('brand')} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field error={errors.size?.message} label={wardrobeCopy.detail.size}>
          <TextInput autoComplete="off" {...form.register('size')} />
        </Field>
        <Field error={errors.purchasePrice?.message} label={copy.price(currencySymbols[wardrobeCurrency()])}>
          <TextInput autoComplete="off" inputMode="decimal" {...form.register('purchasePrice')} />
        </Field>
      </div>
      <GarmentTraitSelects kind={values.kind} onChange={change} traits={values} />
      <fieldset className="sm:col-span-2">
        <legend className="mb-2 font-medium text-[0.9375rem]">{wardrobeCopy.detail.seasons}</legend>
        <div className="flex flex-wrap gap-2">
          <ToggleChips
            chosen={values.season}
            labels={seasonNames}
            onChange={(season) => change({ season })}
            options={seasons}
          />
        </div>
        <p className="mt-2 text-note text-ink-soft">{copy.seasonsHint}</p>
      </fieldset>
      <CareLabelSection className="sm:col-span-2" garment={values} onSave={async (label) => change(label)} />
      <Field
        className="sm:col-span-2"
        error={errors.tags?.message}
        hint={copy.tagsHint}
        label={wardrobeCopy.detail.tags}
      >
        <TextInput autoComplete="off" {...form.register('tags')} />
      </Field>
    </div>
  );
}
