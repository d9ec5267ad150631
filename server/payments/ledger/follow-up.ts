import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { endsInPart, sendPartRefunds } from './part-refund.ts';
import type { PaymentRow } from './payment.ts';
import { lockPayment, takeDuePayments, updatePayment } from './queries.ts';
import { revokePayment } from './revoke.ts';
import { settle } from './settle.ts';

const batch = 20;
/** Longer than any provider may take, so that nobody else takes the same payment meanwhile. */
const claimMillis = 60_000;

/**
 * Looks at every payment whose time has come: those that a killed server, a closed browser or a lost webhook
 * left half-way end here. Answers how many it looked at.
 * @param onError hears of those whose provider could not be asked; they are looked at again
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

/**
 * Sends promised money back. The provider knows the payment's id as the key of the refund, so that a second
 * try after a broken connection is not a second refund.
 */
export async function sendRefund(services: Services, payment: PaymentRow): Promise<void> {
  const refund = endsInPart(payment)
    ? await sendPartRefunds(services, payment)
    : await services.providers.get(payment.method)?.refund(payment);
  if (refund === undefined) return;
  await inTransaction(services.db, async (tx) => {
    const row = await lockPayment(tx, payment.id);
    if (row?.status !== 'refunding') return;
    // By hand: the operator sends it and says so (`payments refund`).
    if (refund === 'by_hand') await updatePayment(tx, row.id, { checkAt: null }, services.now());
    else await revokePayment(tx, services, row, 'refunded', { cents: 0 });
  });
}
