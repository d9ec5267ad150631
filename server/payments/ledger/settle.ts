import { and, eq } from 'drizzle-orm';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { webhookEvents } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { applyReading } from './apply-reading.ts';
import { openingMillis } from './check-times.ts';
import type { Reading } from './provider.ts';
import { lockPayment, paymentById } from './queries.ts';

export interface SettleOptions {
  event?: ProviderEvent;
}

export interface ProviderEvent {
  provider: 'stripe' | 'paypal';
  eventId: string;
}

/**
 * The only way a payment changes: applies the provider's state under a lock. Callers are not trusted;
 * repeated and concurrent calls have the effect of one.
 * @throws ApiError `payment_not_found`; ProviderUnreachable
 */
export async function settle(
  services: Services,
  paymentId: string,
  { event }: SettleOptions = {},
): Promise<PaymentRow> {
  const { db, now } = services;
  for (let attempt = 1; ; attempt++) {
    const seen = await paymentById(db, paymentId);
    if (seen === undefined) throw new ApiError('payment_not_found');
    if (event !== undefined && (await isKnown(db, event))) return seen;
    // The webhook overtook the provider's response: it is retried once the row has its id.
    if (event !== undefined && seen.status === 'created') throw new ApiError('unavailable');
    const reading = await readingOf(services, seen);
    const settled = await inTransaction(db, async (tx) => {
      const row = await lockPayment(tx, paymentId);
      if (row === undefined) throw new ApiError('payment_not_found');
      if (attempt < attemptsMax && isOutdated(reading, seen, row)) return undefined;
      if (event !== undefined && !(await isFirst(tx, event, now()))) return row;
      return applyReading(tx, services, row, reading);
    });
    if (settled !== undefined) return settled;
  }
}

const attemptsMax = 3;

/** Disputes revoke and reinstate, so an older reading must not overrule a newer one. */
function isOutdated(reading: Reading, seen: PaymentRow, row: PaymentRow): boolean {
  const turnsBack =
    (row.status === 'paid' && reading.state === 'disputed') ||
    (row.status === 'disputed' && reading.state === 'paid');
  return turnsBack && row.updatedAt.getTime() !== seen.updatedAt.getTime();
}

async function readingOf({ providers, now }: Services, payment: PaymentRow): Promise<Reading> {
  if (payment.providerId === null) {
    // Without a provider id the buyer saw nowhere to pay.
    const givenUp = now().getTime() - payment.createdAt.getTime() > openingMillis;
    return givenUp ? { state: 'failed', reason: 'the provider never answered' } : { state: 'pending' };
  }
  const provider = providers.get(payment.method);
  return provider === undefined ? { state: 'pending' } : provider.check(payment);
}

async function isKnown(db: Executor, { provider, eventId }: ProviderEvent): Promise<boolean> {
  const known = await db
    .select({ eventId: webhookEvents.eventId })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId)));
  return known.length > 0;
}

async function isFirst(
  tx: Executor,
  { provider, eventId }: ProviderEvent,
  receivedAt: Date,
): Promise<boolean> {
  const recorded = await tx
    .insert(webhookEvents)
    .values({ provider, eventId, receivedAt })
    .onConflictDoNothing()
    .returning({ eventId: webhookEvents.eventId });
  return recorded.length > 0;
}
