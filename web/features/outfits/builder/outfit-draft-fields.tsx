import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Outfit } from '#contract/outfits.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextArea } from '#web/components/forms/text-area.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { common } from '#web/copy/common.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { seasonOfMonth } from '#web/format/dates.ts';
import type { OutfitDraft } from './use-save-outfit.ts';

export function OutfitDraftFields({ form }: { form: UseFormReturn<OutfitDraft> }) {
  const { errors } = form.formState;
  const [occasion, season] = form.watch(['occasion', 'season']);
  const copy = outfitsCopy.builder;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field className="sm:col-span-2" error={errors.name?.message} label={common.name} required>
        <TextInput autoComplete="off" placeholder={copy.namePlaceholder} {...form.register('name')} />
      </Field>
      <Field label={common.occasion} required>
        <Select
          onValueChange={(occasion) => form.setValue('occasion', occasion)}
          options={occasions.map((value) => ({ value, label: occasionNames[value] }))}
          value={occasion}
        />
      </Field>
      <Field label={common.season} required>
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

type OutfitDraftErrors = Partial<Record<keyof OutfitDraft, string>>;

export const toOutfitDraft = (outfit: Outfit | null, today: Date): OutfitDraft => ({
  name: outfit?.name ?? '',
  description: outfit?.description ?? '',
  occasion: outfit?.occasion ?? 'casual',
  season: outfit?.season ?? seasonOfMonth(today),
  garmentIds: outfit?.items.map(({ id }) => id) ?? [],
});

export function readOutfitDraft(
  draft: OutfitDraft,
): { fields: OutfitDraft; errors: null } | { fields: null; errors: OutfitDraftErrors } {
  const { nameMax, descriptionMax, garmentsMin } = limits.outfit;
  const copy = outfitsCopy.builder.errors;
  const name = draft.name.trim();
  const errors: OutfitDraftErrors = {};
  if (name === '') errors.name = copy.name;
  else if (name.length > nameMax) errors.name = copy.tooLong(nameMax);
  if (draft.description.trim().length > descriptionMax) errors.description = copy.tooLong(descriptionMax);
  if (draft.garmentIds.length < garmentsMin) errors.garmentIds = copy.fewGarments;
  return Object.keys(errors).length > 0 ? { fields: null, errors } : { fields: draft, errors: null };
}
