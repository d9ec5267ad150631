import { expect, it } from 'vitest';
import { zonedDay } from '#server/platform/madrid.ts';
import { withdrawalUntil } from './withdrawal-term.ts';

it.each([
  // Monday to Monday.
  ['2026-11-02T09:00:00Z', '2026-11-16T22:59:59.999Z'],
  // Already Tuesday in Madrid.
  ['2026-11-02T23:30:00Z', '2026-11-17T22:59:59.999Z'],
  // A weekend moves to Monday.
  ['2026-11-07T09:00:00Z', '2026-11-23T22:59:59.999Z'],
  ['2026-11-08T09:00:00Z', '2026-11-23T22:59:59.999Z'],
  // Christmas Day is a Friday in 2026.
  ['2026-12-11T09:00:00Z', '2026-12-28T22:59:59.999Z'],
  // Summer time begins in between.
  ['2026-03-17T09:00:00Z', '2026-03-31T21:59:59.999Z'],
])('a contract of %s can be withdrawn from until %s', (paidAt, until) => {
  expect(withdrawalUntil(new Date(paidAt)).toISOString()).toBe(until);
});

it('never ends before fourteen whole days, at any hour of any day', () => {
  for (let hour = 0; hour < 24 * 400; hour += 7) {
    const paidAt = new Date(Date.UTC(2026, 0, 1, hour));
    const until = withdrawalUntil(paidAt);
    // An hour less where the clocks go forward.
    expect(until.getTime() - paidAt.getTime()).toBeGreaterThan((14 * 24 - 1) * 3600_000);
    expect(zonedDay(new Date(until.getTime() + 1))).not.toBe(zonedDay(until));
  }
});
