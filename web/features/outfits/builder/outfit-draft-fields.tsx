import { occasionNames, seasonNames } from '#contract/names.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { Field } from '#web/components/field.tsx';
import { Select } from '#web/components/select.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextInput } from '#web/components/text-input.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import type { OutfitDraftErrors } from './outfit-draft.ts';
import type { OutfitDraft } from './use-save-outfit.ts';

interface OutfitDraftFieldsProps {
  draft: OutfitDraft;
  errors: OutfitDraftErrors;
  onChange: (change: Partial<OutfitDraft>) => void;
}

export function OutfitDraftFields({ draft, errors, onChange }: OutfitDraftFieldsProps) {
  const copy = outfitsCopy.builder;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field className="sm:col-span-2" error={errors.name} label={copy.name} required>
        <TextInput
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
          placeholder={copy.namePlaceholder}
          value={draft.name}
        />
      </Field>
      <Field label={copy.occasion} required>
        <Select
          onValueChange={(occasion) => onChange({ occasion })}
          options={occasions.map((value) => ({ value, label: occasionNames[value] }))}
          value={draft.occasion}
        />
      </Field>
      <Field label={copy.season} required>
        <Select
          onValueChange={(season) => onChange({ season })}
          options={seasons.map((value) => ({ value, label: seasonNames[value] }))}
          value={draft.season}
        />
      </Field>
      <Field className="sm:col-span-2" error={errors.description} label={copy.description}>
        <TextArea
          onChange={(event) => onChange({ description: event.target.value })}
          rows={2}
          value={draft.description}
        />
      </Field>
    </div>
  );
}
