import { describe, expect, it } from 'vitest';
import { emptyAddress, faultsOf, withChange } from './address-draft.ts';

const whole = {
  ...emptyAddress,
  name: 'Ana',
  street: 'Calle Mayor, 7',
  postalCode: '28013',
  city: 'Madrid',
  province: '28',
};

describe('an address', () => {
  it('needs neither floor nor telephone', () => {
    expect(faultsOf(whole)).toEqual({});
    expect(faultsOf({ ...whole, phone: '600 12 34 56' })).toEqual({});
  });

  it('says at once everything that is wrong with it', () => {
    expect(Object.keys(faultsOf({ ...emptyAddress, phone: '12' })).sort()).toEqual(
      ['city', 'name', 'phone', 'postalCode', 'province', 'street'].sort(),
    );
  });

  it('has a postal code of its province', () => {
    expect(faultsOf({ ...whole, province: '08' }).postalCode).toContain('es de Madrid');
  });

  it('takes its province from the postal code', () => {
    expect(withChange(whole, { postalCode: '08001' }).province).toBe('08');
    expect(withChange(whole, { postalCode: '0800' }).province).toBe('28');
    expect(withChange(whole, { province: '41' }).province).toBe('41');
  });
});
