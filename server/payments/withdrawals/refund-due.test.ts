import { expect, it } from 'vitest';
import { refundDue } from './refund-due.ts';

const day = 24 * 60 * 60 * 1000;
const startsAt = new Date('2026-11-02T10:00:00Z');
const month = { startsAt, endsAt: new Date('2026-12-02T10:00:00Z') };
const asked = { beginNow: { words: 'Quiero que empiece ya', agreedAt: startsAt.toISOString() } };
const due = (days: number, details: object = asked, refundedCents = 0) =>
  refundDue({ amountCents: 1995, refundedCents, details }, month, new Date(startsAt.getTime() + days * day));

it.each([
  // The month waits for a trial to end.
  [-3, 0, 0],
  [0.9, 0, 0],
  [1, 1, 66],
  [6.5, 6, 399],
  [14, 14, 931],
  [40, 30, 1995],
])('after %f days charges %i of 30', (days, usedDays, chargedCents) => {
  expect(due(days)).toEqual({
    usedDays,
    periodDays: 30,
    paidCents: 1995,
    chargedCents,
    refundCents: 1995 - chargedCents,
  });
});

it('charges nothing to a person who did not ask for it to begin', () => {
  expect(due(6, {})).toMatchObject({ usedDays: 6, chargedCents: 0, refundCents: 1995 });
});

it('charges the days of the price that is left after a partial refund, and returns no more than that', () => {
  expect(due(6, asked, 495)).toMatchObject({ chargedCents: 300, refundCents: 1200 });
  expect(due(6, {}, 495)).toMatchObject({ chargedCents: 0, refundCents: 1500 });
});
