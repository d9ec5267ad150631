import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

// Test vector of BIP84.
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const vpub =
  'vpub5Y6cjg78GGuNLsaPhmYsiw4gYX3HoQiRBiSwDaBXKUafCt9bNwWQiitDk5VZ5BVxYnQdwoTyXSs2JHRPAgjAvtbBrf8ZhDYe2jWAqvZVnsc';

describe('addresses of an extended public key', () => {
  it('are those of the test vector of BIP84', () => {
    const addressAt = addressesOf(zpub, 'live');
    expect(addressAt(0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
    expect(addressAt(1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g');
  });

  it('are of the test network for a test key, and all different', () => {
    const addressAt = addressesOf(vpub, 'test');
    expect(addressAt(0)).toBe('tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl');
    expect(new Set(Array.from({ length: 200 }, (_, index) => addressAt(index))).size).toBe(200);
  });

  it.each([
    ['a test key in production', vpub, 'live'],
    ['a real key outside production', zpub, 'test'],
    ['a key that was cut off', zpub.slice(0, -1), 'live'],
    ['a key with a wrong letter', zpub.replace('Q2', 'Q3'), 'live'],
    [
      'a key of another kind',
      'ypub6Ww3ibxVfGzLrAH1PNcjyAWenMTbbAosGNB6VvmSEgytSER9azLDWCxoJwW7Ke7icmizBMXrzBx9979FfaHxHcrArf3zbeJJJUZPf663zsP',
      'live',
    ],
    ['nothing', '', 'live'],
  ] as const)('refuse %s without repeating it', (_what, key, mode) => {
    let message = '';
    try {
      addressesOf(key, mode);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain('BITCOIN_EXTENDED_PUBLIC_KEY');
    if (key !== '') expect(message).not.toContain(key.slice(4));
  });

  it('refuse a private key', () => {
    const zprv =
      'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE';
    expect(() => addressesOf(zprv, 'live')).toThrow('ser pública');
  });
});
