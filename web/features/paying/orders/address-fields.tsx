import { provinceCodes, provinces } from '#contract/provinces.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { orders } from '#web/copy/orders.ts';
import { locale } from '#web/language.ts';
import type { AddressDraft, AddressErrors } from './address-draft.ts';

const { fields: copy, checkout } = orders;

const provinceOptions = provinceCodes
  .map((value) => ({ value, label: provinces[value] }))
  .sort((a, b) => a.label.localeCompare(b.label, locale));

interface AddressFieldsProps {
  address: AddressDraft;
  faults: AddressErrors;
  onChange: (change: Partial<AddressDraft>) => void;
}

export function AddressFields({ address, faults, onChange }: AddressFieldsProps) {
  const input = (field: keyof AddressDraft, autoComplete: string) => ({
    name: field,
    autoComplete,
    value: address[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <fieldset className="grid gap-5 sm:grid-cols-6">
      <legend className="pb-5 font-serif text-title-s">{checkout.address}</legend>
      <Field className="sm:col-span-6" error={faults.name} label={copy.name} required>
        <TextInput {...input('name', 'shipping name')} maxLength={80} />
      </Field>
      <Field className="sm:col-span-4" error={faults.street} label={copy.street} required>
        <TextInput {...input('street', 'shipping address-line1')} maxLength={120} />
      </Field>
      <Field className="sm:col-span-2" error={faults.extra} label={copy.extra} optional>
        <TextInput {...input('extra', 'shipping address-line2')} maxLength={80} />
      </Field>
      <Field className="sm:col-span-2" error={faults.postalCode} label={copy.postalCode} required>
        <TextInput {...input('postalCode', 'shipping postal-code')} inputMode="numeric" maxLength={5} />
      </Field>
      <Field className="sm:col-span-4" error={faults.city} label={copy.city} required>
        <TextInput {...input('city', 'shipping address-level2')} maxLength={60} />
      </Field>
      <Field className="sm:col-span-3" error={faults.province} label={copy.province} required>
        <Select
          name="province"
          onValueChange={(province) => onChange({ province })}
          options={provinceOptions}
          value={provinceCodes.find((code) => code === address.province) ?? null}
        />
      </Field>
      <Field className="sm:col-span-3" error={faults.phone} hint={copy.phoneHint} label={copy.phone} optional>
        <TextInput {...input('phone', 'shipping tel')} maxLength={20} type="tel" />
      </Field>
      <p className="text-[0.9375rem] text-ink-soft sm:col-span-6">
        {copy.country}: <strong className="font-medium text-ink">{copy.spain}</strong>.{' '}
        {checkout.deliveryNote}
      </p>
    </fieldset>
  );
}
