import { useState } from 'react';
import { childAge } from '#contract/child-ages.ts';
import { clothesSizes, shoeSizes } from '#contract/child-sizes.ts';
import type { Ward } from '#contract/household.ts';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { householdCopy } from '#web/copy/household.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { useSaveWard } from './household-query.ts';

const { dialog: copy } = householdCopy;

const unsaid = { value: '', label: copy.unsaid };
const clothesOptions = [
  unsaid,
  ...clothesSizes.map(({ cm, months }) => ({
    value: String(cm),
    label: householdCopy.size(cm, childAge(months)),
  })),
];
const shoeOptions = [
  unsaid,
  ...Array.from({ length: shoeSizes.max - shoeSizes.min + 1 }, (_, at) => String(shoeSizes.min + at)).map(
    (value) => ({ value, label: value }),
  ),
];
const sizeOf = (value: string) => (value === '' ? null : Number(value));

/** @param ward null to add one */
export function WardDialog({ ward, onClose }: { ward: Ward | null; onClose: () => void }) {
  const thisYear = Number(todayInMadrid().slice(0, 4));
  const years = Array.from({ length: limits.household.ageMax + 1 }, (_, age) => String(thisYear - age));
  const [name, setName] = useState(ward?.name ?? '');
  const [birthYear, setBirthYear] = useState(String(ward?.birthYear ?? thisYear));
  const [clothes, setClothes] = useState(String(ward?.sizes.clothes ?? ''));
  const [shoes, setShoes] = useState(String(ward?.sizes.shoes ?? ''));
  const [tried, setTried] = useState(false);
  const save = useSaveWard(ward);
  const missing = name.trim() === '' ? copy.nameRequired : undefined;
  return (
    <FormDialog
      onClose={onClose}
      title={ward === null ? copy.add : copy.edit(ward.name)}
      onSubmit={() => {
        setTried(true);
        if (missing) return;
        const sizes = { clothes: clothesSize(clothes), shoes: sizeOf(shoes) };
        save.mutate({ name, birthYear: Number(birthYear), sizes }, { onSuccess: onClose });
      }}
      pending={save.isPending}
      submit={ward === null ? copy.create : common.save}
    >
      <Field error={tried ? missing : undefined} label={copy.name} required>
        <TextInput
          autoComplete="off"
          maxLength={limits.household.nameMax}
          onChange={(event) => setName(event.target.value)}
          value={name}
        />
      </Field>
      <Field label={copy.birthYear}>
        <Select
          onValueChange={setBirthYear}
          options={years.map((value) => ({ value, label: value }))}
          value={birthYear}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field hint={copy.clothesHint} label={copy.clothes}>
          <Select onValueChange={setClothes} options={clothesOptions} value={clothes} />
        </Field>
        <Field label={copy.shoes}>
          <Select onValueChange={setShoes} options={shoeOptions} value={shoes} />
        </Field>
      </div>
    </FormDialog>
  );
}

const clothesSize = (value: string) => clothesSizes.find(({ cm }) => String(cm) === value)?.cm ?? null;
