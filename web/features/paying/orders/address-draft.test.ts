import { describe, expect, it } from 'vitest';
import { applyChange, emptyAddress, validateAddress } from './address-draft.ts';

const whole = {
  ...emptyAddress,
  name: 'Ana',
  street: 'Calle Mayor, 7',
  postalCode: '28013',
  city: 'Madrid',
  province: '28',
};

describe('an address', () => {
  it('requires neither floor nor telephone', () => {
    expect(validateAddress(whole)).toEqual({});
    expect(validateAddress({ ...whole, phone: '600 12 34 56' })).toEqual({});
  });

  it('reports all errors at once', () => {
    expect(Object.keys(validateAddress({ ...emptyAddress, phone: '12' })).sort()).toEqual(
      ['city', 'name', 'phone', 'postalCode', 'province', 'street'].sort(),
    );
  });

  it('requires a postal code of its province', () => {
    expect(validateAddress({ ...whole, province: '08' }).postalCode).toContain('es de Madrid');
  });

  it('takes its province from the postal code', () => {
    expect(applyChange(whole, { postalCode: '08001' }).province).toBe('08');
    expect(applyChange(whole, { postalCode: '0800' }).province).toBe('28');
    expect(applyChange(whole, { province: '41' }).province).toBe('41');
  });
});
