import { expect, it } from 'vitest';
import { premiumPrice } from '#contract/price.ts';
import { formatEuros } from '#web/format/money.ts';
import { splitVat } from '#web/format/vat.ts';

it('splits the price into base and tax that add up to it', () => {
  expect(splitVat(premiumPrice.cents)).toEqual({ baseCents: 1649, vatCents: 346 });
});

it('formats euros in Spanish', () => {
  expect(formatEuros(19.95)).toBe('19,95\u00a0€');
});
