import { useState } from 'react';
import { namedColors } from '#contract/colors.ts';
import { attributeApplies, attributeNames, garmentAttributes } from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { seasonNames } from '#contract/names.ts';
import { type Kind, seasons } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { common } from '#web/copy/common.ts';
import { reviewCopy } from '#web/copy/scan-review.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { capitalize } from '#web/format/words.ts';
import { attributeOptions } from '#web/garments/editing/attribute-options.ts';
import { kindOptions } from '#web/garments/editing/kind-options.ts';
import { type Changes, commonValue, type Entry } from './entries.ts';
import { EntryPicture } from './entry-picture.tsx';
import { EntryQuestion } from './entry-question.tsx';
import { correct } from './review.ts';
import { nameOf } from './review-tile.tsx';

interface CorrectDialogProps {
  /** A single entry is shown with its photo. */
  entries: readonly Entry[];
  /** Of all, to number and to find the similar one. */
  all: readonly Entry[];
  items: readonly WardrobeItem[];
  onApplied: () => void;
  onClose: () => void;
}

const colors = namedColors.map(({ name, hex }) => ({
  value: name as string,
  label: capitalize(colorLabel(name)),
  hex,
}));

export function CorrectDialog({ entries, all, items, onApplied, onClose }: CorrectDialogProps) {
  const [changes, setChanges] = useState<Changes>({});
  const [only] = entries.length === 1 ? entries : [];
  const readings = entries.filter(({ analysis }) => analysis);
  const copy = reviewCopy.dialog;
  const title = only ? nameOf(only, all.indexOf(only) + 1) : copy.title(entries.length);
  function apply() {
    correct(
      readings.map(({ id }) => id),
      changes,
    );
    onApplied();
    onClose();
  }
  return (
    <Dialog
      description={only ? undefined : copy.lead}
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {common.close}
          </Button>
          {readings.length > 0 && <Button onClick={apply}>{copy.apply(readings.length)}</Button>}
        </>
      }
      onClose={onClose}
      size={only ? 'l' : 'm'}
      title={title}
    >
      <div className={only && 'grid items-start gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}>
        {only && <EntryPicture alt={copy.alt(title)} entry={only} key={only.id} />}
        <div className="grid gap-6">
          {only && <EntryQuestion all={all} entry={only} items={items} onClose={onClose} />}
          {readings.length > 0 && (
            <CorrectFields
              changes={changes}
              entries={readings}
              onChange={setChanges}
              single={only !== undefined}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface CorrectFieldsProps {
  entries: readonly Entry[];
  changes: Changes;
  onChange: (changes: Changes) => void;
  single: boolean;
}

function CorrectFields({ entries, changes, onChange, single }: CorrectFieldsProps) {
  const change = (changed: Changes) => onChange({ ...changes, ...changed });
  const kind = changes.kind ?? (commonValue(entries, 'kind') as Kind | null);
  const placeholder = single ? wardrobeCopy.form.unsaid : reviewCopy.dialog.several;
  const shown = attributeNames.filter((attribute) =>
    kind === null ? garmentAttributes[attribute].appliesTo === 'all' : attributeApplies(attribute, kind),
  );
  const chosen = changes.season ?? (single ? entries[0]?.changes.season : undefined) ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={scannerCopy.result.kind}>
        <Select
          onValueChange={(value) => change({ kind: value })}
          options={kindOptions}
          placeholder={placeholder}
          value={kind}
        />
      </Field>
      <Field label={scannerCopy.result.color}>
        <Select
          onValueChange={(color) => change({ color })}
          options={colors}
          placeholder={placeholder}
          value={changes.color ?? commonValue(entries, 'color')}
        />
      </Field>
      {shown.map((attribute) => (
        <Field key={attribute} label={garmentAttributes[attribute].title}>
          <Select
            onValueChange={(value) => change({ [attribute]: value })}
            options={attributeOptions[attribute]}
            placeholder={placeholder}
            value={changes[attribute] ?? commonValue(entries, attribute)}
          />
        </Field>
      ))}
      <fieldset className="sm:col-span-2">
        <legend className="mb-2 font-medium text-[0.9375rem]">{reviewCopy.dialog.seasons}</legend>
        <div className="flex flex-wrap gap-2">
          {seasons.map((season) => (
            <ToggleChip
              key={season}
              onPressedChange={(pressed) =>
                change({ season: pressed ? [...chosen, season] : chosen.filter((known) => known !== season) })
              }
              pressed={chosen.includes(season)}
            >
              {seasonNames[season]}
            </ToggleChip>
          ))}
        </div>
        <p className="mt-2 text-note text-ink-soft">{reviewCopy.dialog.seasonsHint}</p>
      </fieldset>
    </div>
  );
}
