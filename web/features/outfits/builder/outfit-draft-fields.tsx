import type { UseFormReturn } from 'react-hook-form';
import { occasionNames, seasonNames } from '#contract/names.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextArea } from '#web/components/forms/text-area.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import type { OutfitDraft } from './use-save-outfit.ts';

export function OutfitDraftFields({ form }: { form: UseFormReturn<OutfitDraft> }) {
  const { errors } = form.formState;
  const [occasion, season] = form.watch(['occasion', 'season']);
  const copy = outfitsCopy.builder;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field className="sm:col-span-2" error={errors.name?.message} label={copy.name} required>
        <TextInput autoComplete="off" placeholder={copy.namePlaceholder} {...form.register('name')} />
      </Field>
      <Field label={copy.occasion} required>
        <Select
          onValueChange={(occasion) => form.setValue('occasion', occasion)}
          options={occasions.map((value) => ({ value, label: occasionNames[value] }))}
          value={occasion}
        />
      </Field>
      <Field label={copy.season} required>
        <Select
          onValueChange={(season) => form.setValue('season', season)}
          options={seasons.map((value) => ({ value, label: seasonNames[value] }))}
          value={season}
        />
      </Field>
      <Field className="sm:col-span-2" error={errors.description?.message} label={copy.description}>
        <TextArea rows={2} {...form.register('description')} />
      </Field>
    </div>
  );
}
