import { describe, expect, it } from 'vitest';
import { entitlementIn } from './entitlement.ts';

const now = new Date('2026-11-20T10:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const paid = (from: number, to: number) => ({ kind: 'paid' as const, startsAt: day(from), endsAt: day(to) });
const trial = (from: number, to: number) => ({
  kind: 'trial' as const,
  startsAt: day(from),
  endsAt: day(to),
});
const card = (to: number) => ({ kind: 'card' as const, startsAt: day(-40), endsAt: day(to) });

describe('Premium access', () => {
  it('needs a payment or a trial', () => {
    expect(entitlementIn([], now)).toEqual({ premium: false });
  });

  it('lasts through months that follow each other', () => {
    expect(entitlementIn([paid(25, 55), paid(-5, 25)], now)).toEqual({
      premium: true,
      source: 'paid_period',
      until: day(55),
    });
  });

  it('does not jump over a gap, nor start before its time', () => {
    expect(entitlementIn([paid(-5, 2), paid(10, 40)], now)).toMatchObject({ until: day(2) });
    expect(entitlementIn([paid(1, 31)], now)).toEqual({ premium: false });
  });

  it('goes on from the trial into the month that was bought during it', () => {
    expect(entitlementIn([trial(-3, 4), paid(4, 34)], now)).toEqual({
      premium: true,
      source: 'trial',
      until: day(34),
    });
  });

  it('waits for the renewal of a card, for three days, and for nothing else', () => {
    expect(entitlementIn([paid(-31, -1), card(-1)], now)).toMatchObject({
      premium: true,
      source: 'subscription',
    });
    expect(entitlementIn([paid(-35, -4), card(-4)], now)).toEqual({ premium: false });
    expect(entitlementIn([paid(-31, -1)], now)).toEqual({ premium: false });
    // A subscription without a payment grants no access.
    expect(entitlementIn([card(20)], now)).toEqual({ premium: false });
  });
});
