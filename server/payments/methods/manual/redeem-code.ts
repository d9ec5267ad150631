import { randomUUID } from 'node:crypto';
import { premiumPrice } from '#contract/price.ts';
import { nextCheckOf } from '#server/payments/ledger/check-times.ts';
import { insertPayment, openPaymentFor, paymentByProviderId } from '#server/payments/ledger/queries.ts';
import { newReference } from '#server/payments/ledger/reference.ts';
import { settle } from '#server/payments/ledger/settle.ts';
import type { PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import { hashOfCode } from './codes.ts';
import { claimCode } from './queries.ts';

const method = 'manual_verification';

/**
 * One transaction takes the code for a new payment; the ledger does the rest, also after a crash. Repeating
 * returns the same payment.
 * @throws ApiError `code_invalid` for every reason alike, so that guessing reveals nothing
 */
export async function redeemCode(
  services: Services,
  person: Person,
  typed: string,
  details: PaymentDetails,
): Promise<PaymentRow> {
  const secret = services.config.payments.methods.manual_verification?.secret;
  const codeHash = secret === undefined ? null : hashOfCode(secret, typed);
  if (codeHash === null) throw new ApiError('code_invalid');
  for (let attempt = 1; attempt <= 3; attempt++) {
    const own = await ownRedemption(services, person, codeHash);
    if (own !== undefined) return settle(services, own.id);
    const outcome = await claim(services, person, codeHash, details);
    if (typeof outcome === 'object') return settle(services, outcome.id);
    if (outcome === 'invalid') {
      // Another window may have been faster.
      const faster = await ownRedemption(services, person, codeHash);
      if (faster === undefined) throw new ApiError('code_invalid');
      return settle(services, faster.id);
    }
    // Another code of the same person goes first.
    const open = await openPaymentFor(services.db, person.id, method, null);
    if (open !== undefined) await settle(services, open.id);
  }
  throw new ApiError('unavailable');
}

async function ownRedemption(
  { db }: Services,
  person: Person,
  codeHash: string,
): Promise<PaymentRow | undefined> {
  const payment = await paymentByProviderId(db, method, codeHash);
  return payment?.ownerId === person.id ? payment : undefined;
}

async function claim(
  { db, config, now }: Services,
  person: Person,
  codeHash: string,
  details: PaymentDetails,
): Promise<PaymentRow | 'invalid' | 'another_is_open'> {
  const createdAt = now();
  const { mode } = config.payments;
  const id = randomUUID();
  const opened = { status: 'pending', method, providerId: codeHash, createdAt } as const;
  const rollback = Symbol('rollback');
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await claimCode(tx, { codeHash, paymentId: id, mode, now: createdAt }))) return 'invalid';
      const written = await insertPayment(tx, {
        ...opened,
        id,
        ownerId: person.id,
        mode,
        amountCents: premiumPrice.cents,
        currency: premiumPrice.currency,
        reference: newReference(),
        details,
        checkAt: nextCheckOf(opened, createdAt),
        updatedAt: createdAt,
      });
      // The code must not stay with a payment that does not exist.
      if (written === undefined) throw rollback;
      return written;
    });
  } catch (error) {
    if (error === rollback) return 'another_is_open';
    throw error;
  }
}
