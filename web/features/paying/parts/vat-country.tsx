import { useState } from 'react';
import { countryName, type VatCountry, vatRates } from '#contract/vat.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { payments } from '#web/copy/payments.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

const { country: copy } = payments;

const codes = Object.keys(vatRates) as VatCountry[];
const options = codes.map((value) => ({ value, label: countryName(value) }));

interface VatCountryFieldProps {
  value: VatCountry;
  onChange: (country: VatCountry) => void;
}

/** Asked where the seller charges the VAT of the customer's country; the price stays the same. */
export function VatCountryField({ value, onChange }: VatCountryFieldProps) {
  if (!usePaymentMethods().data?.asksCountry) return null;
  return (
    <Field hint={copy.hint} label={copy.label}>
      <Select onValueChange={onChange} options={options} value={value} />
    </Field>
  );
}

export function useVatCountry() {
  const [country, setCountry] = useState<VatCountry>('ES');
  return { country, field: { value: country, onChange: setCountry } };
}
