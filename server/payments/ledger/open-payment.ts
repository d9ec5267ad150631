import type { PaymentMethodId } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import { nextCheckOf } from './check-times.ts';
import { type Provider, ProviderRefusal } from './provider.ts';
import { newPayment, type Purchase, premiumMonth } from './purchase.ts';
import { insertPayment, lockPayment, openPaymentFor, updatePayment } from './queries.ts';
import { settle } from './settle.ts';

/**
 * Returns the open payment by this method, or opens one. The row precedes the call and its id is the
 * idempotency key, so a retry opens no second payment.
 * @throws ApiError `demo_forbidden`, `method_unavailable`, `provider_refused`; ProviderUnreachable
 */
export async function openPayment(
  services: Services,
  person: Person,
  method: PaymentMethodId,
  purchase: Purchase = premiumMonth,
): Promise<PaymentRow> {
  requireMethod(services, person, method);
  return askFor(services, await writeDown(services, person.id, method, purchase), person);
}

/** @throws ApiError `demo_forbidden`, `method_unavailable` */
export function requireMethod(services: Services, person: Person, method: PaymentMethodId): Provider {
  if (person.demo) throw new ApiError('demo_forbidden');
  const provider = services.providers.get(method);
  if (provider === undefined) throw new ApiError('method_unavailable');
  return provider;
}

async function writeDown(
  services: Services,
  ownerId: string,
  method: PaymentMethodId,
  purchase: Purchase,
): Promise<PaymentRow> {
  const { db, now } = services;
  for (let attempt = 1; attempt <= 3; attempt++) {
    const open = await openPaymentFor(db, ownerId, method, purchase.orderId);
    if (open !== undefined) {
      const stands = open.expiresAt === null || open.expiresAt > now();
      if (stands && open.method === method) return open;
      const settled = await settle(services, open.id);
      if (settled.status === 'paid') return settled;
      const isUnderWay = services.providers.get(settled.method)?.isOnItsWay(settled) ?? false;
      if (settled.status === 'pending' && isUnderWay) return settled;
    }
    const written = await inTransaction(db, async (tx) => {
      const kept = open && (await giveWay(tx, services, open, method));
      if (kept !== undefined) return kept;
      await purchase.admit?.(tx);
      return insertPayment(tx, newPayment(services, ownerId, method, purchase));
    });
    if (written !== undefined) {
      if (open !== undefined) await forget(services, open);
      return written;
    }
    // Another window was faster.
  }
  throw new ApiError('unavailable');
}

/** Closes an expired offer, or one of another method. Returns it instead when its money has arrived. */
async function giveWay(
  tx: Executor,
  { now }: Services,
  open: PaymentRow,
  method: PaymentMethodId,
): Promise<PaymentRow | undefined> {
  const row = await lockPayment(tx, open.id);
  if (row?.status === 'pending' || row?.status === 'created') {
    const status = row.method === method ? 'expired' : 'cancelled';
    const checkAt = nextCheckOf({ ...row, status }, now());
    await updatePayment(tx, row.id, { status, checkAt }, now());
  }
  return row?.status === 'paid' ? row : undefined;
}

/** Money that arrives nevertheless is refunded. */
export async function forget({ providers }: Services, payment: PaymentRow): Promise<void> {
  // The follow-up retries when the provider is unreachable.
  await providers
    .get(payment.method)
    ?.forget?.(payment)
    .catch(() => undefined);
}

const earlier = (a: Date | null, b: Date | null): Date | null =>
  a === null || (b !== null && b < a) ? b : a;

/**
 * Opens a payment that has only our row; returns any other unchanged.
 * @throws ApiError `method_unavailable`, `provider_refused`; ProviderUnreachable
 */
export async function askFor(services: Services, payment: PaymentRow, buyer: Person): Promise<PaymentRow> {
  const { db, now } = services;
  if (payment.status !== 'created') return payment;
  const provider = requireMethod(services, buyer, payment.method);
  try {
    const { providerId, details, expiresAt } = await provider.open(payment, buyer);
    return await inTransaction(db, async (tx) => {
      const row = await lockPayment(tx, payment.id);
      if (row?.status !== 'created') return row ?? payment;
      const opened = { status: 'pending', providerId, details: { ...row.details, ...details } } as const;
      const checkAt = nextCheckOf({ ...row, ...opened }, now());
      const keptUntil = (await services.purposes[row.purpose].keptUntil?.(tx, row)) ?? null;
      const change = { ...opened, checkAt, expiresAt: earlier(expiresAt ?? null, keptUntil) };
      const waiting = await updatePayment(tx, row.id, change, now());
      await services.purposes[waiting.purpose].await?.(tx, services, waiting);
      return waiting;
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await inTransaction(db, async (tx) => {
      const row = await lockPayment(tx, payment.id);
      if (row?.status !== 'created') return;
      const details = { ...row.details, failure: error.message };
      const failed = await updatePayment(tx, row.id, { status: 'failed', checkAt: null, details }, now());
      await services.purposes[failed.purpose].release(tx, services, failed);
    });
    throw new ApiError('provider_refused');
  }
}
