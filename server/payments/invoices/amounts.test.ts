import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitVat } from './amounts.ts';

it('the price of a month is 16,49 € and 3,46 € of VAT', () => {
  expect(splitVat(1995, 21)).toEqual({ netCents: 1649, vatCents: 346 });
  expect(splitVat(-1995, 21)).toEqual({ netCents: -1649, vatCents: -346 });
});

it('net and VAT add up to every price, and the VAT is right to half a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.constantFrom(0, 4, 10, 21),
      (total, vat) => {
        const { netCents, vatCents } = splitVat(total, vat);
        expect(netCents + vatCents).toBe(total);
        expect(Math.abs((netCents * vat) / 100 - vatCents)).toBeLessThanOrEqual(0.5 * (1 + vat / 100) + 1e-6);
      },
    ),
  );
});
