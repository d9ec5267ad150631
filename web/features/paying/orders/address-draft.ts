import { plainPhone, postalCodeFault, provinceOfPostalCode, spanishPhone } from '#contract/provinces.ts';
import { orders } from '#web/copy/orders.ts';

/** An address as it is typed. */
export interface AddressDraft {
  name: string;
  street: string;
  extra: string;
  postalCode: string;
  city: string;
  province: string;
  phone: string;
}

export type AddressFaults = Partial<Record<keyof AddressDraft, string>>;

export const emptyAddress: AddressDraft = {
  name: '',
  street: '',
  extra: '',
  postalCode: '',
  city: '',
  province: '',
  phone: '',
};

/** In the order in which they stand, so that the first fault gets the focus. */
export const addressFields = Object.keys(emptyAddress) as (keyof AddressDraft)[];

const { missing } = orders.fields;

/** What keeps an address from being sent to, field by field. The server has the last word. */
export function faultsOf(draft: AddressDraft): AddressFaults {
  const faults: AddressFaults = {};
  for (const field of ['name', 'street', 'city', 'province'] as const)
    if (draft[field].trim() === '') faults[field] = missing[field];
  const postalCode = postalCodeFault(draft.postalCode.trim(), draft.province);
  if (postalCode !== null) faults.postalCode = postalCode;
  const phone = plainPhone(draft.phone);
  if (phone !== '' && !spanishPhone.test(phone)) faults.phone = missing.phone;
  return faults;
}

/** A change of the form; a postal code says its province, until somebody chooses another. */
export function withChange(draft: AddressDraft, change: Partial<AddressDraft>): AddressDraft {
  const next = { ...draft, ...change };
  const province = change.postalCode === undefined ? null : provinceOfPostalCode(change.postalCode.trim());
  return province === null ? next : { ...next, province };
}
