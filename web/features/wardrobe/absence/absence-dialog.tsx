import { useState } from 'react';
import type { Absence } from '#contract/absence.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { absences } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { absenceCopy as copy } from '#web/copy/upkeep.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';

interface AbsenceDialogProps {
  item: WardrobeItem;
  reason?: Absence['why'];
  onClose: () => void;
}

const options = absences.map((value) => ({ value, label: wardrobeCopy.away[value] }));

export function AbsenceDialog({ item, reason = 'lent', onClose }: AbsenceDialogProps) {
  const [why, setWhy] = useState<Absence['why']>(item.away?.why ?? reason);
  const [place, setPlace] = useState(item.away?.place ?? '');
  const [until, setUntil] = useState(item.away?.until ?? '');
  const update = useUpdateGarment();
  const save = (away: Absence | null) =>
    update.mutate({ id: item.id, patch: { away } }, { onSuccess: onClose });
  return (
    <FormDialog
      description={copy.lead}
      onClose={onClose}
      title={copy.title(item.name)}
      onSubmit={() => save({ why, place, until: until || null })}
      nativeValidation
      pending={update.isPending}
      beside={
        item.away && (
          <Button disabled={update.isPending} onClick={() => save(null)} variant="secondary">
            {copy.back}
          </Button>
        )
      }
      submit={common.save}
    >
      <Segmented label={copy.why} onValueChange={setWhy} options={options} value={why} />
      <Field label={copy.places[why]} optional>
        <TextInput
          maxLength={limits.garment.placeMax}
          onValueChange={setPlace}
          placeholder={copy.examples[why]}
          value={place}
        />
      </Field>
      <Field hint={copy.untilHint} label={copy.until} optional>
        <TextInput onValueChange={setUntil} type="date" value={until} />
      </Field>
    </FormDialog>
  );
}
