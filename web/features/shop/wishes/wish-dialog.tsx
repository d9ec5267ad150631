import { useState } from 'react';
import { namedColors } from '#contract/colors.ts';
import { limits } from '#contract/limits.ts';
import type { Kind } from '#contract/vocabulary.ts';
import type { WishFields } from '#contract/wishes.ts';
import { api } from '#web/api.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { wishesCopy } from '#web/copy/wishes.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { currencySymbols, wardrobeCurrency } from '#web/format/money.ts';
import { newId } from '#web/format/new-id.ts';
import { capitalize } from '#web/format/words.ts';
import { kindOptions } from '#web/garments/editing/attribute-options.ts';
import { parsePrice, priceError } from '#web/garments/editing/garment-form.ts';
import { useChange } from '#web/use-change.ts';
import { wishesQuery } from './wishes-query.ts';

const { form: copy } = wishesCopy;
const { errors: faults } = wardrobeCopy.form;

const colorOptions = namedColors.map(({ name, hex }) => ({
  value: name,
  label: capitalize(colorLabel(name)),
  hex,
}));

/** People paste addresses without their scheme. */
const addressOf = (text: string): string | null => {
  const typed = text.trim();
  if (typed === '') return null;
  return /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
};

export function WishDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Kind | null>(null);
  const [color, setColor] = useState<WishFields['color'] | null>(null);
  const [price, setPrice] = useState('');
  const [page, setPage] = useState('');
  const [tried, setTried] = useState(false);
  // A second try notes the same wish.
  const [id] = useState(newId);
  const amount = parsePrice(price);
  const found = {
    name: name.trim() === '' ? faults.name : undefined,
    kind: kind === null ? faults.kind : undefined,
    color: color === null ? faults.color : undefined,
    price: priceError(amount),
  };
  const errorOf = (field: keyof typeof found) => (tried && found[field] ? { error: found[field] } : {});
  const add = useChange({
    mutationFn: (fields: WishFields) => api('POST /api/wishes', { body: { ...fields, id } }),
    done: copy.added,
    refresh: wishesQuery,
    onSuccess: onClose,
    failed: copy.failed,
  });
  return (
    <FormDialog
      description={copy.text}
      onClose={onClose}
      title={wishesCopy.add}
      onSubmit={() => {
        setTried(true);
        if (kind === null || color === null || Object.values(found).some(Boolean)) return;
        add.mutate({ name, kind, color, price: amount, page: addressOf(page) });
      }}
      pending={add.isPending}
      submit={copy.submit}
    >
      <Field label={copy.name} required {...errorOf('name')}>
        <TextInput
          autoComplete="off"
          maxLength={limits.garment.nameMax}
          onValueChange={setName}
          placeholder={copy.namePlaceholder}
          value={name}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={common.kind} required {...errorOf('kind')}>
          <Select onValueChange={setKind} options={kindOptions} placeholder={copy.choose} value={kind} />
        </Field>
        <Field label={common.color} required {...errorOf('color')}>
          <Select onValueChange={setColor} options={colorOptions} placeholder={copy.choose} value={color} />
        </Field>
      </div>
      <Field label={copy.price(currencySymbols[wardrobeCurrency()])} optional {...errorOf('price')}>
        <TextInput autoComplete="off" inputMode="decimal" onValueChange={setPrice} value={price} />
      </Field>
      <Field label={copy.page} optional>
        <TextInput
          autoComplete="off"
          inputMode="url"
          maxLength={limits.import.addressMax}
          onValueChange={setPage}
          placeholder="https://"
          value={page}
        />
      </Field>
    </FormDialog>
  );
}
