import { plainPhone, postalCodeFault, provinceOfPostalCode, spanishPhone } from '#contract/provinces.ts';
import { orders } from '#web/copy/orders.ts';

export interface AddressDraft {
  name: string;
  street: string;
  extra: string;
  postalCode: string;
  city: string;
  province: string;
  phone: string;
}

export type AddressErrors = Partial<Record<keyof AddressDraft, string>>;

export const emptyAddress: AddressDraft = {
  name: '',
  street: '',
  extra: '',
  postalCode: '',
  city: '',
  province: '',
  phone: '',
};

/** In their visual order: the first error gets the focus. */
export const addressFields = Object.keys(emptyAddress) as (keyof AddressDraft)[];

const { missing } = orders.fields;

export function validateAddress(draft: AddressDraft): AddressErrors {
  const faults: AddressErrors = {};
  for (const field of ['name', 'street', 'city', 'province'] as const)
    if (draft[field].trim() === '') faults[field] = missing[field];
  const postalCode = postalCodeFault(draft.postalCode.trim(), draft.province);
  if (postalCode !== null) faults.postalCode = postalCode;
  const phone = plainPhone(draft.phone);
  if (phone !== '' && !spanishPhone.test(phone)) faults.phone = missing.phone;
  return faults;
}

/** Applies a change; a postal code sets its province until another one is chosen. */
export function applyChange(draft: AddressDraft, change: Partial<AddressDraft>): AddressDraft {
  const next = { ...draft, ...change };
  const province = change.postalCode === undefined ? null : provinceOfPostalCode(change.postalCode.trim());
  return province === null ? next : { ...next, province };
}
