import { describe, expect, it } from 'vitest';
import { discountPercent, type PriceChange, priceAt } from './price.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** @param days how long before now the price began */
const from = (days: number, priceCents: number): PriceChange => ({
  startsAt: new Date(now.getTime() - days * 24 * 60 * 60 * 1000),
  priceCents,
});

describe('the struck-through price', () => {
  it('is the price before a reduction that nothing undercut', () => {
    expect(priceAt([from(60, 4700), from(0, 3995)], now)).toEqual({ cents: 3995, originalCents: 4700 });
  });

  it('is the lowest of the 30 days before, although the last one was higher', () => {
    const history = [from(90, 4700), from(25, 4200), from(10, 5500), from(1, 3995)];
    expect(priceAt(history, now)?.originalCents).toBe(4200);
  });

  it('forgets what was asked more than 30 days before the reduction', () => {
    const history = [from(90, 3000), from(40, 4700), from(5, 3995)];
    expect(priceAt(history, now)?.originalCents).toBe(4700);
  });

  it('counts a price that began earlier and was still asked in those days', () => {
    const history = [from(200, 3500), from(20, 4700), from(1, 3400)];
    expect(priceAt(history, now)?.originalCents).toBe(3500);
  });

  it('counts the days back from the reduction, not from today', () => {
    const history = [from(200, 4700), from(80, 3995)];
    expect(priceAt(history, now)).toEqual({ cents: 3995, originalCents: 4700 });
  });

  it('is not shown after a price went up', () => {
    const history = [from(90, 5000), from(20, 3000), from(1, 4000)];
    expect(priceAt(history, now)).toEqual({ cents: 4000, originalCents: 4000 });
  });

  it('is not shown where the same price was asked within the 30 days', () => {
    const history = [from(90, 3995), from(10, 4700), from(1, 3995)];
    expect(priceAt(history, now)).toEqual({ cents: 3995, originalCents: 3995 });
  });

  it('takes a price written down twice for one', () => {
    const history = [from(90, 4700), from(40, 3995), from(3, 3995)];
    expect(priceAt(history, now)?.originalCents).toBe(4700);
  });

  it('does not know what a product costs that has no price yet', () => {
    expect(priceAt([from(-1, 4700)], now)).toBeNull();
    expect(priceAt([], now)).toBeNull();
  });

  it('waits for a price that begins later', () => {
    expect(priceAt([from(60, 4700), from(-1, 3995)], now)?.cents).toBe(4700);
  });
});

it('says a reduction in whole percent', () => {
  expect(discountPercent({ cents: 3995, originalCents: 4700 })).toBe(15);
  expect(discountPercent({ cents: 4700, originalCents: 4700 })).toBe(0);
});
