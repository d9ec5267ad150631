import { useState } from 'react';
import { type ColorName, namedColors } from '#contract/colors.ts';
import { limits } from '#contract/limits.ts';
import type { Taste } from '#contract/taste.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { common } from '#web/copy/common.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { tasteQuery } from './taste-query.ts';

const copy = composingCopy.taste;

export function TasteColors({ taste, onClose }: { taste: Taste; onClose: () => void }) {
  const [loved, setLoved] = useState<ColorName[]>(taste.favoriteColors);
  const [avoided, setAvoided] = useState<ColorName[]>(taste.avoidedColors);
  const save = useChange({
    mutationFn: () =>
      api('PUT /api/wardrobe/taste', { body: { favoriteColors: loved, avoidedColors: avoided } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(tasteQuery.queryKey, answer);
      notifySuccess(copy.saved);
      onClose();
    },
    failedText: copy.saveFailed,
  });
  const without = (names: readonly ColorName[], name: ColorName) => names.filter((other) => other !== name);
  return (
    <FormDialog
      cancellable
      className="grid gap-8"
      compact={false}
      description={copy.colorsText}
      onClose={onClose}
      onSubmit={() => save.mutate()}
      pending={save.isPending}
      size="m"
      submit={common.save}
      title={copy.colors}
    >
      <ColorQuestion
        chosen={loved}
        onChange={(names, added) => {
          setLoved(names);
          if (added) setAvoided(without(avoided, added));
        }}
        question={copy.lovedQuestion}
      />
      <ColorQuestion
        chosen={avoided}
        onChange={(names, added) => {
          setAvoided(names);
          if (added) setLoved(without(loved, added));
        }}
        question={copy.avoidedQuestion}
      />
    </FormDialog>
  );
}

interface ColorQuestionProps {
  question: string;
  chosen: readonly ColorName[];
  onChange: (chosen: ColorName[], added: ColorName | null) => void;
}

function ColorQuestion({ question, chosen, onChange }: ColorQuestionProps) {
  const full = chosen.length >= limits.taste.colorsMax;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 text-title-s">{question}</legend>
      <div className="flex flex-wrap gap-2">
        {namedColors.map(({ name, hex }) => {
          const pressed = chosen.includes(name);
          return (
            <ToggleChip
              className="pl-2.5"
              disabled={full && !pressed}
              framed
              key={name}
              onPressedChange={(on) =>
                onChange(on ? [...chosen, name] : chosen.filter((other) => other !== name), on ? name : null)
              }
              pressed={pressed}
            >
              <ColorSwatch hex={hex} name={name} size={22} />
            </ToggleChip>
          );
        })}
      </div>
      {full && <p className="text-note text-ink-soft">{copy.tooMany(limits.taste.colorsMax)}</p>}
    </fieldset>
  );
}
