import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentRow } from '#server/payments/payment.ts';
import { entitlementOf } from '#server/payments/subscription/entitlement.ts';
import { paidPeriods, payments } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { startTestServer } from '#tests/factories/server.ts';
import { applyReading } from './apply-reading.ts';
import type { Reading } from './provider.ts';
import { oneMonthAfter } from './purposes/premium.ts';
import { insertPayment, lockPayment } from './queries.ts';
import { newReference } from './reference.ts';

const server = await startTestServer();

async function writtenDown(ownerId: string, change: Partial<PaymentRow> = {}): Promise<PaymentRow> {
  const id = crypto.randomUUID();
  const createdAt = new Date();
  const row = await insertPayment(server.services.db, {
    id,
    ownerId,
    method: 'paypal_redirect',
    mode: 'test',
    status: 'pending',
    amountCents: 1995,
    currency: 'EUR',
    reference: newReference(),
    providerId: `order-${id}`,
    details: {},
    createdAt,
    updatedAt: createdAt,
    ...change,
  });
  if (row === undefined) throw new Error('the payment was not written down');
  return row;
}

const paidReading = (
  payment: PaymentRow,
  change: Partial<Extract<Reading, { state: 'paid' }>> = {},
): Reading => ({
  state: 'paid',
  captureId: `capture-${payment.id}`,
  amountCents: 1995,
  currency: 'EUR',
  mode: 'test',
  ownerId: payment.ownerId,
  ...change,
});

const apply = (payment: PaymentRow, reading: Reading): Promise<PaymentRow> =>
  inTransaction(server.services.db, async (tx) => {
    const row = await lockPayment(tx, payment.id);
    if (row === undefined) throw new Error('the payment is gone');
    return applyReading(tx, server.services, row, reading);
  });

const periodsOf = (payment: PaymentRow) =>
  server.services.db.select().from(paidPeriods).where(eq(paidPeriods.paymentId, payment.id));

const premiumOf = async (ownerId: string, mode: 'live' | 'test' = 'test') =>
  entitlementOf(server.services.db, ownerId, new Date(), mode);

describe('a payment that the provider calls paid', () => {
  it('grants one month, and reports it again without granting another', async () => {
    const { user } = await server.person();
    const payment = await writtenDown(user.id);
    const first = await apply(payment, paidReading(payment));
    const second = await apply(payment, paidReading(payment));
    expect([first.status, second.status]).toEqual(['paid', 'paid']);
    expect(await periodsOf(payment)).toHaveLength(1);
    expect(await premiumOf(user.id)).toMatchObject({ premium: true, source: 'paid_period' });
  });

  it('adds its month to the end of the one before, also when both are settled at once', async () => {
    const { user } = await server.person();
    const rows = [];
    for (const method of ['paypal_redirect', 'bank_transfer', 'crypto_btc'] as const) {
      rows.push(await writtenDown(user.id, { method }));
    }
    await Promise.all(rows.map((row) => apply(row, paidReading(row))));
    const periods = await server.services.db
      .select()
      .from(paidPeriods)
      .where(eq(paidPeriods.ownerId, user.id));
    periods.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    expect(periods[1]?.startsAt).toEqual(periods[0]?.endsAt);
    expect(periods[2]?.startsAt).toEqual(periods[1]?.endsAt);
    expect(await premiumOf(user.id)).toMatchObject({ until: periods[2]?.endsAt });
  });

  it.each([
    ['of another person', { ownerId: crypto.randomUUID() }],
    ['of less money', { amountCents: 995 }],
    ['of another currency', { currency: 'USD' }],
    ['made in another mode', { mode: 'live' as const }],
  ])('but %s is rejected and opens nothing', async (_what, change) => {
    const { user } = await server.person();
    const payment = await writtenDown(user.id);
    expect(await apply(payment, paidReading(payment, change))).toMatchObject({
      status: 'rejected',
      details: { notice: expect.stringContaining('te lo devolvemos') },
    });
    expect(await periodsOf(payment)).toEqual([]);
    // A later good reading opens nothing: the operator has to look.
    await apply(payment, paidReading(payment));
    expect(await premiumOf(user.id)).toEqual({ premium: false });
  });

  it('with the money of another payment is rejected', async () => {
    const { user } = await server.person();
    const one = await writtenDown(user.id);
    await apply(one, paidReading(one));
    const other = await writtenDown(user.id);
    expect(await apply(other, paidReading(other, { captureId: `capture-${one.id}` }))).toMatchObject({
      status: 'rejected',
    });
  });

  it('in a sandbox opens nothing where live payments alone count', async () => {
    const { user } = await server.person();
    const payment = await writtenDown(user.id);
    await apply(payment, paidReading(payment));
    expect(await premiumOf(user.id, 'test')).toMatchObject({ premium: true });
    expect(await premiumOf(user.id, 'live')).toEqual({ premium: false });
  });

  it('is honoured when it comes late, after it was given up', async () => {
    const { user } = await server.person();
    const payment = await writtenDown(user.id);
    expect(await apply(payment, { state: 'expired', reason: 'nobody paid' })).toMatchObject({
      status: 'expired',
    });
    expect(await apply(payment, paidReading(payment))).toMatchObject({ status: 'paid' });
    expect(await premiumOf(user.id)).toMatchObject({ premium: true });
  });

  it.each(['refunded', 'disputed'] as const)('and then %s closes what it opened', async (state) => {
    const { user } = await server.person();
    const payment = await writtenDown(user.id);
    await apply(payment, paidReading(payment));
    expect(await apply(payment, { state })).toMatchObject({ status: state });
    expect(await premiumOf(user.id)).toEqual({ premium: false });
    expect(await apply(payment, paidReading(payment))).toMatchObject({ status: state });
    expect(await premiumOf(user.id)).toEqual({ premium: false });
  });
});

it('a month that is taken back brings the one after it forward, as long as it was', async () => {
  const { user } = await server.person();
  const first = await writtenDown(user.id);
  await apply(first, paidReading(first));
  const second = await writtenDown(user.id, { method: 'bank_transfer' });
  await apply(second, paidReading(second));
  const [before] = await periodsOf(second);
  await apply(first, { state: 'refunded' });
  const [after] = await periodsOf(second);
  const length = (period: typeof before) =>
    (period?.endsAt.getTime() ?? 0) - (period?.startsAt.getTime() ?? 0);
  expect(length(after)).toBe(length(before));
  expect(await premiumOf(user.id)).toEqual({ premium: true, source: 'paid_period', until: after?.endsAt });
});

describe('whatever a provider says, in whatever order', () => {
  const word = fc.constantFrom(
    'pending',
    'paid',
    'failed',
    'cancelled',
    'expired',
    'refunded',
    'disputed',
    'cheap',
  );

  it('a payment opens at most one month, and one that is open is paid', async () => {
    const { user } = await server.person();
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 8 }), async (words) => {
        const payment = await writtenDown(user.id, { method: 'stripe_card', status: 'failed' });
        for (const said of words) {
          const reading: Reading =
            said === 'paid'
              ? paidReading(payment)
              : said === 'cheap'
                ? paidReading(payment, { amountCents: 1 })
                : said === 'pending' || said === 'refunded' || said === 'disputed'
                  ? { state: said }
                  : { state: said as 'failed', reason: 'said so' };
          await apply(payment, reading);
        }
        const [row] = await server.services.db.select().from(payments).where(eq(payments.id, payment.id));
        const periods = await periodsOf(payment);
        expect(periods.length).toBeLessThanOrEqual(1);
        const open = periods.filter(({ revokedAt }) => revokedAt === null);
        expect(open.length).toBe(row?.status === 'paid' ? 1 : 0);
        await server.services.db
          .update(paidPeriods)
          .set({ revokedAt: new Date() })
          .where(eq(paidPeriods.paymentId, payment.id));
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  ['2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2028-01-31T10:00:00Z', '2028-02-29T10:00:00Z'],
  ['2026-12-31T23:30:00Z', '2027-01-31T23:30:00Z'],
  ['2026-08-31T10:00:00Z', '2026-09-30T10:00:00Z'],
])('a month after %s ends at %s', (from, to) => {
  expect(oneMonthAfter(new Date(from))).toEqual(new Date(to));
});
