import { type ReactNode, useState } from 'react';
import type { StyleProfile } from '#contract/style-profile.ts';
import {
  coverages,
  directionShares,
  feelings,
  highestHeels,
  materials,
  styleDirections,
  wearers,
} from '#contract/style-words.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { FilterSelect } from '#web/components/forms/filter-select.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { ToggleChips, type ToggleChipsProps } from '#web/components/forms/toggle-chips.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { styleProfileCopy as copy } from '#web/copy/style-profile.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { styleProfileQuery } from './taste-query.ts';

const usualShare = 2;

export function StyleProfileForm({ profile, onClose }: { profile: StyleProfile; onClose: () => void }) {
  const [said, setSaid] = useState(profile);
  const save = useChange({
    mutationFn: () => api('PUT /api/wardrobe/style-profile', { body: said }),
    onSuccess: async (answer) => {
      queryClient.setQueryData(styleProfileQuery.queryKey, answer);
      notifySuccess(copy.saved);
      onClose();
      // Gaps, capsules and the shop follow the profile.
      await queryClient.invalidateQueries();
    },
    failedText: copy.saveFailed,
  });
  const change = (more: Partial<StyleProfile>) => setSaid({ ...said, ...more });
  return (
    <FormDialog
      cancellable
      className="grid gap-8"
      compact={false}
      description={copy.formText}
      onClose={onClose}
      onSubmit={() => save.mutate()}
      pending={save.isPending}
      size="m"
      submit={common.save}
      title={copy.title}
    >
      <Directions directions={said.directions} onChange={(directions) => change({ directions })} />
      <Question hint={copy.wearerHint} question={copy.wearerQuestion}>
        <FilterSelect
          anyLabel={copy.unsaid}
          label={copy.wearerQuestion}
          onValueChange={(wearer) => change({ wearer })}
          options={wearers.map((value) => ({ value, label: copy.wearers[value] }))}
          value={said.wearer}
        />
      </Question>
      <Chips
        chosen={said.covered}
        hint={copy.coveredHint}
        labels={copy.coverages}
        onChange={(covered) => change({ covered })}
        options={coverages}
        question={copy.coveredQuestion}
      />
      <Question question={copy.heelQuestion}>
        <FilterSelect
          anyLabel={copy.anyHeel}
          label={copy.heelQuestion}
          onValueChange={(highestHeel) => change({ highestHeel })}
          options={highestHeels.map((value) => ({ value, label: copy.heels[value] }))}
          value={said.highestHeel}
        />
      </Question>
      <Chips
        chosen={said.avoidedMaterials}
        labels={copy.materials}
        onChange={(avoidedMaterials) => change({ avoidedMaterials })}
        options={materials}
        question={copy.materialsQuestion}
      />
      <Question question={copy.feelsQuestion}>
        <FilterSelect
          anyLabel={copy.neither}
          label={copy.feelsQuestion}
          onValueChange={(feels) => change({ feels })}
          options={feelings.map((value) => ({ value, label: copy.feelings[value] }))}
          value={said.feels}
        />
      </Question>
      <Question question={copy.lifeQuestion}>
        <div className="grid gap-5">
          <Switch
            checked={said.worksOnFeet}
            hint={copy.worksOnFeetHint}
            label={copy.worksOnFeetLabel}
            onCheckedChange={(worksOnFeet) => change({ worksOnFeet })}
          />
          <Switch
            checked={said.roomyWaist}
            hint={copy.roomyWaistHint}
            label={copy.roomyWaistLabel}
            onCheckedChange={(roomyWaist) => change({ roomyWaist })}
          />
        </div>
      </Question>
    </FormDialog>
  );
}

function Question({ question, hint, children }: { question: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 text-title-s">{question}</legend>
      {children}
      {hint && <p className="text-note text-ink-soft">{hint}</p>}
    </fieldset>
  );
}

interface ChipsProps<V extends string> extends ToggleChipsProps<V> {
  question: string;
  hint?: string;
}

function Chips<V extends string>({ question, hint, ...chips }: ChipsProps<V>) {
  return (
    <Question hint={hint} question={question}>
      <div className="flex flex-wrap gap-2">
        <ToggleChips {...chips} />
      </div>
    </Question>
  );
}

interface DirectionsProps {
  directions: StyleProfile['directions'];
  onChange: (directions: StyleProfile['directions']) => void;
}

/** Shares are asked once there is something to compare. */
function Directions({ directions, onChange }: DirectionsProps) {
  const chosen = styleDirections.filter((direction) => directions[direction] !== undefined);
  return (
    <div className="grid gap-4">
      <Chips
        chosen={chosen}
        labels={copy.directions}
        onChange={(next) =>
          onChange(
            Object.fromEntries(next.map((direction) => [direction, directions[direction] ?? usualShare])),
          )
        }
        options={styleDirections}
        question={copy.directionsQuestion}
      />
      {chosen.length > 1 && (
        <ul className="grid gap-2">
          {chosen.map((direction) => (
            <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" key={direction}>
              <span aria-hidden="true">{copy.directions[direction]}</span>
              <Segmented
                label={copy.shareOf(copy.directions[direction])}
                onValueChange={(value) => {
                  const share = directionShares.find((known) => String(known) === value) ?? usualShare;
                  onChange({ ...directions, [direction]: share });
                }}
                options={directionShares.map((share) => ({
                  value: String(share),
                  label: copy.shares[share],
                }))}
                value={String(directions[direction])}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
