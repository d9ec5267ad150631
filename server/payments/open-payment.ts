import { randomUUID } from 'node:crypto';
import type { PaymentMethodId } from '#contract/payments.ts';
import { premiumPrice } from '#contract/price.ts';
import type { Person } from '#server/auth/person.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ApiError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { nextCheckOf } from './check-times.ts';
import type { PaymentRow } from './payment.ts';
import { type Provider, ProviderRefusal } from './provider.ts';
import { insertPayment, lockPayment, openPaymentOf, updatePayment } from './queries.ts';
import { newReference } from './reference.ts';
import { settle } from './settle.ts';

/**
 * The open payment of a person by one way: the one that is under way, or a new one. It is written down
 * before the provider is asked, and the provider knows it by our id: asking again after a lost answer, or
 * from two windows at once, is asking once.
 * @throws ApiError `demo_forbidden`, `method_unavailable`, `provider_refused`; ProviderUnreachable
 */
export async function openPayment(
  services: Services,
  person: Person,
  method: PaymentMethodId,
): Promise<PaymentRow> {
  if (person.demo) throw new ApiError('demo_forbidden');
  const provider = services.providers.get(method);
  if (provider === undefined) throw new ApiError('method_unavailable');
  const payment = await writeDown(services, person.id, method);
  return payment.status === 'created' ? askFor(services, provider, payment, person) : payment;
}

async function writeDown(services: Services, ownerId: string, method: PaymentMethodId): Promise<PaymentRow> {
  const { db, now, config } = services;
  for (let attempt = 1; attempt <= 3; attempt++) {
    const open = await openPaymentOf(db, ownerId, method);
    if (open !== undefined) {
      if (open.expiresAt === null || open.expiresAt > now()) return open;
      const kept = await makeRoom(services, open);
      if (kept !== undefined) return kept;
    }
    const createdAt = now();
    const written = await insertPayment(db, {
      id: randomUUID(),
      ownerId,
      method,
      mode: config.payments.mode,
      status: 'created',
      amountCents: premiumPrice.cents,
      currency: premiumPrice.currency,
      reference: newReference(),
      details: {},
      checkAt: nextCheckOf({ status: 'created', createdAt, method, providerId: null }, createdAt),
      createdAt,
      updatedAt: createdAt,
    });
    // Somebody was faster: another window of the same person.
    if (written !== undefined) return written;
  }
  throw new ApiError('unavailable');
}

/**
 * An offer that has run out makes room for a new one, unless its money has come meanwhile or is on its way:
 * then it is answered as it stands, so that nobody is asked to pay twice.
 */
async function makeRoom(services: Services, open: PaymentRow): Promise<PaymentRow | undefined> {
  const settled = await settle(services, open.id);
  if (settled.status === 'paid') return settled;
  if (settled.status !== 'pending') return undefined;
  if (isMoneyOnItsWay(settled)) return settled;
  return inTransaction(services.db, async (tx) => {
    const row = await lockPayment(tx, open.id);
    if (row?.status === 'pending') {
      const change = {
        status: 'expired',
        checkAt: nextCheckOf({ ...row, status: 'expired' }, services.now()),
      } as const;
      await updatePayment(tx, row.id, change, services.now());
    }
    return row?.status === 'paid' ? row : undefined;
  });
}

/** Part of the coins are there, or the buyer has said yes at PayPal and the money is being looked at. */
function isMoneyOnItsWay({ details: { bitcoin, paypal } }: PaymentRow): boolean {
  return (bitcoin?.receivedSatoshis ?? 0) > 0 || paypal?.payerId !== undefined;
}

async function askFor(
  { db, now }: Services,
  provider: Provider,
  payment: PaymentRow,
  buyer: Person,
): Promise<PaymentRow> {
  try {
    const { providerId, details, expiresAt } = await provider.open(payment, buyer);
    return await inTransaction(db, async (tx) => {
      const row = await lockPayment(tx, payment.id);
      if (row?.status !== 'created') return row ?? payment;
      const opened = { status: 'pending', providerId, details: { ...row.details, ...details } } as const;
      const checkAt = nextCheckOf({ ...row, ...opened }, now());
      return updatePayment(tx, row.id, { ...opened, checkAt, expiresAt: expiresAt ?? null }, now());
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await inTransaction(db, async (tx) => {
      const row = await lockPayment(tx, payment.id);
      if (row?.status !== 'created') return;
      const details = { ...row.details, failure: error.message };
      await updatePayment(tx, row.id, { status: 'failed', checkAt: null, details }, now());
    });
    throw new ApiError('provider_refused');
  }
}
