import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitcoinText, centsOf, satoshisOf } from './amounts.ts';

describe('a price in satoshis', () => {
  it('is never less than the price, and never a whole satoshi more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 2_000_000_000 }),
        (cents, rate) => {
          const satoshis = BigInt(satoshisOf(cents, rate));
          expect(satoshis * BigInt(rate)).toBeGreaterThanOrEqual(BigInt(cents) * 100_000_000n);
          expect((satoshis - 1n) * BigInt(rate)).toBeLessThan(BigInt(cents) * 100_000_000n);
        },
      ),
    );
  });

  it('is worth the price again', () => {
    expect(centsOf(satoshisOf(1995, 7_843_100), 7_843_100)).toBeCloseTo(1995, 1);
  });
});

it.each([
  [1, '0.00000001'],
  [25_437, '0.00025437'],
  [100_000_000, '1.00000000'],
  [2_100_000_000_000_000, '21000000.00000000'],
])('%i satoshis read %s', (satoshis, text) => {
  expect(bitcoinText(satoshis)).toBe(text);
});
