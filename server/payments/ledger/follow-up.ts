import type { PaymentRow } from '#server/payments/payment.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { endsInPart, sendPartRefunds } from './part-refund.ts';
import { lockPayment, takeDuePayments, updatePayment } from './queries.ts';
import { revokePayment } from './revoke.ts';
import { settle } from './settle.ts';

const batch = 20;
/** Exceeds every provider timeout, so that no other server takes the same payment. */
const claimMillis = 60_000;

/**
 * Recovers from killed servers, closed browsers and lost webhooks. Returns the number checked.
 * @param onError called when a provider is unreachable; the payment is checked again
 */
export async function followUp(
  services: Services,
  onError: (error: unknown, payment: PaymentRow) => void,
): Promise<number> {
  const { db, now } = services;
  const due = await takeDuePayments(db, now(), batch, new Date(now().getTime() + claimMillis));
  for (const payment of due) {
    try {
      if (payment.status === 'refunding') await sendRefund(services, payment);
      else {
        if (payment.status === 'paid') await sendPartRefunds(services, payment);
        await settle(services, payment.id);
      }
    } catch (error) {
      onError(error, payment);
    }
  }
  return due.length;
}

/** The payment's id is the idempotency key: a retry is no second refund. */
export async function sendRefund(services: Services, payment: PaymentRow): Promise<void> {
  const refund = endsInPart(payment)
    ? await sendPartRefunds(services, payment)
    : await services.providers.get(payment.method)?.refund(payment);
  if (refund === undefined) return;
  await inTransaction(services.db, async (tx) => {
    const row = await lockPayment(tx, payment.id);
    if (row?.status !== 'refunding') return;
    // The operator sends it and confirms with `payments refund --sent`.
    if (refund === 'by_hand') await updatePayment(tx, row.id, { checkAt: null }, services.now());
    else await revokePayment(tx, services, row, 'refunded', { cents: 0 });
  });
}
