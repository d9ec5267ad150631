import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { childAge } from '#contract/child-ages.ts';
import { clothesSizes, shoeSizes } from '#contract/child-sizes.ts';
import type { Ward } from '#contract/household.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { common } from '#web/copy/common.ts';
import { householdCopy } from '#web/copy/household.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { AddingHead } from './adding-head.tsx';
import { householdQuery, useDeleteWard, useOpenWardrobe, useSaveWard } from './household-query.ts';

const { section: copy, removal, dialog: dialogCopy } = householdCopy;

export function HouseholdSection() {
  const query = useQuery(householdQuery);
  const { data } = query;
  const [adding, setAdding] = useState(false);
  if (hasFailed(query)) {
    return (
      <section className="grid gap-4 border-line border-t py-7" id="peques">
        <h2 className="text-title-s">{copy.title}</h2>
        <LoadFailed query={query} text={copy.loadFailed} />
      </section>
    );
  }
  if (data === undefined) return null;
  const { wards, open } = data;
  const full = wards.length >= limits.household.wards;
  return (
    <section className="grid gap-5 border-line border-t py-7" id="peques">
      <AddingHead
        add={copy.add}
        full={full}
        onAdd={() => setAdding(true)}
        text={full ? copy.full : copy.text}
        title={copy.title}
      />
      {wards.length > 0 && (
        <ul className="grid border-line border-t">
          {wards.map((ward) => (
            <WardRow isOpen={ward.id === open} key={ward.id} ward={ward} />
          ))}
        </ul>
      )}
      {adding && <WardDialog onClose={() => setAdding(false)} ward={null} />}
    </section>
  );
}

function WardRow({ ward, isOpen }: { ward: Ward; isOpen: boolean }) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const switchTo = useOpenWardrobe();
  const remove = useDeleteWard();
  const close = () => setDialog(null);
  return (
    <li className="flex items-center gap-x-3 border-line py-3 not-last:border-b">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere font-medium">{ward.name}</p>
        <p className="tabular text-note text-ink-soft">{factsOf(ward)}</p>
      </div>
      {isOpen ? (
        <span className="px-4 text-[0.9375rem] text-ink-soft">{copy.isOpen}</span>
      ) : (
        <Button
          aria-label={copy.openLabel(ward.name)}
          loading={switchTo.isPending || switchTo.isSuccess}
          onClick={() => switchTo.mutate({ wardId: ward.id, to: paths.wardrobe })}
          size="s"
          variant="secondary"
        >
          {copy.open}
        </Button>
      )}
      <MoreMenu
        items={[
          { label: copy.edit, onSelect: () => setDialog('edit') },
          { label: copy.remove, onSelect: () => setDialog('remove'), danger: true },
        ]}
        label={copy.more(ward.name)}
      />
      {dialog === 'edit' && <WardDialog onClose={close} ward={ward} />}
      <ConfirmDialog
        confirmLabel={removal.confirm}
        danger
        description={removal.text}
        loading={remove.isPending}
        onConfirm={() =>
          remove.mutate(ward, {
            // The session has returned to the own wardrobe.
            onSuccess: () => (isOpen ? window.location.assign(paths.account) : close()),
          })
        }
        onClose={close}
        open={dialog === 'remove'}
        title={removal.title(ward.name)}
      />
    </li>
  );
}

function factsOf({ birthYear, sizes }: Ward): string {
  const clothes = clothesSizes.find(({ cm }) => cm === sizes.clothes);
  return householdCopy.facts(
    Number(todayInMadrid().slice(0, 4)) - birthYear,
    clothes ? householdCopy.size(clothes.cm, childAge(clothes.months)) : null,
    sizes.shoes,
  );
}

const unsaid = { value: '', label: dialogCopy.unsaid };
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
function WardDialog({ ward, onClose }: { ward: Ward | null; onClose: () => void }) {
  const thisYear = Number(todayInMadrid().slice(0, 4));
  const years = Array.from({ length: limits.household.ageMax + 1 }, (_, age) => String(thisYear - age));
  const [name, setName] = useState(ward?.name ?? '');
  const [birthYear, setBirthYear] = useState(String(ward?.birthYear ?? thisYear));
  const [clothes, setClothes] = useState(String(ward?.sizes.clothes ?? ''));
  const [shoes, setShoes] = useState(String(ward?.sizes.shoes ?? ''));
  const [tried, setTried] = useState(false);
  const save = useSaveWard(ward);
  const missing = name.trim() === '' ? dialogCopy.nameRequired : undefined;
  return (
    <FormDialog
      onClose={onClose}
      title={ward === null ? copy.add : dialogCopy.edit(ward.name)}
      onSubmit={() => {
        setTried(true);
        if (missing) return;
        const sizes = { clothes: clothesSize(clothes), shoes: sizeOf(shoes) };
        save.mutate({ name, birthYear: Number(birthYear), sizes }, { onSuccess: onClose });
      }}
      pending={save.isPending}
      submit={ward === null ? dialogCopy.create : common.save}
    >
      <Field error={tried ? missing : undefined} label={common.name} required>
        <TextInput
          autoComplete="off"
          maxLength={limits.household.nameMax}
          onValueChange={setName}
          value={name}
        />
      </Field>
      <Field label={dialogCopy.birthYear}>
        <Select
          onValueChange={setBirthYear}
          options={years.map((value) => ({ value, label: value }))}
          value={birthYear}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field hint={dialogCopy.clothesHint} label={dialogCopy.clothes}>
          <Select onValueChange={setClothes} options={clothesOptions} value={clothes} />
        </Field>
        <Field label={dialogCopy.shoes}>
          <Select onValueChange={setShoes} options={shoeOptions} value={shoes} />
        </Field>
      </div>
    </FormDialog>
  );
}

const clothesSize = (value: string) => clothesSizes.find(({ cm }) => String(cm) === value)?.cm ?? null;
