import type { PaymentMethodId } from '#contract/payments.ts';
import { decimalOfCents } from '#contract/price.ts';
import { invoicesOfPayment } from '#server/payments/invoices/queries.ts';
import { markedAsTest, nameOf } from '#server/payments/ledger/aftermath.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import type { Refund } from '#server/payments/ledger/provider.ts';
import { lockPayment } from '#server/payments/ledger/queries.ts';
import { revokePayment } from '#server/payments/ledger/revoke.ts';
import {
  premiumContract,
  type WithdrawnContract,
  withdrawalReceipt,
} from '#server/payments/letters/withdrawal-receipt.ts';
import { mailboxHash } from '#server/people/auth/mailbox.ts';
import { userById } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { takeNumber } from '#server/platform/db/counters.ts';
import { withdrawals } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { zonedYear } from '#server/platform/madrid.ts';
import { letterheadOf } from '#server/platform/mail/letterhead.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import {
  hasWithdrawn,
  lockedEmailOf,
  periodOf,
  returnedCents,
  type WithdrawalRow,
  withdrawalOfPayment,
} from './queries.ts';
import { type RefundDue, refundDue } from './refund-due.ts';
import { withdrawalUntil } from './term.ts';

/** How money goes back by each way to pay. */
const refundBy: Readonly<Record<PaymentMethodId, Refund>> = {
  stripe_card: 'sent',
  paypal_redirect: 'sent',
  bank_transfer: 'by_hand',
  crypto_btc: 'by_hand',
  manual_verification: 'nothing_to_refund',
};

export interface Withdrawal {
  receipt: WithdrawalRow;
  payment: PaymentRow;
  /** Whether the refund is still to be asked for. */
  isNew: boolean;
}

/** Whether a payment may be taken back, and until when. */
export function withdrawableUntil(payment: PaymentRow, now: Date): Date | null {
  // An order of the shop has terms of its own, and is withdrawn from as an order.
  if (payment.purpose !== 'premium' || payment.status !== 'paid' || payment.paidAt === null) return null;
  const until = withdrawalUntil(payment.paidAt);
  return now <= until ? until : null;
}

/** For how long after a withdrawal a new payment cannot be withdrawn from. */
const yearMillis = 365 * 24 * 60 * 60 * 1000;

/** Whether the payment was made after a withdrawal of less than a year ago, of this account or of its mailbox. */
export async function isRepeated(
  db: Executor,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { ownerId, paidAt, mode }: PaymentRow,
  email: string,
): Promise<boolean> {
  const mailbox = mailboxHash(config.mailboxSecret, email);
  const after = new Date(now().getTime() - yearMillis);
  return hasWithdrawn(db, { ownerId, mailbox, mode }, { after, until: paidAt ?? now() });
}

/** What a withdrawal from a payment would return now. */
export async function refundDueOf(db: Executor, payment: PaymentRow, now: Date): Promise<RefundDue> {
  const period = await periodOf(db, payment.id);
  if (period === undefined) throw new Error(`payment ${payment.id} is paid and has no period`);
  return refundDue(payment, period, now);
}

/**
 * Withdraws from the contract that a payment made: the receipt, the end of access, the credit note and the
 * letter stand or fall together. The money is asked for afterwards. A second time gives the same receipt.
 * @param refund what the person was told would go back, in euros
 * @throws ApiError `payment_not_found`, also where it is somebody else's; `withdrawal_over`, `withdrawal_repeated`,
 * `withdrawal_changed`
 */
export async function withdrawFrom(
  services: Services,
  ownerId: string,
  { paymentId, refund }: { paymentId: string; refund: number },
): Promise<Withdrawal> {
  return inTransaction(services.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.ownerId !== ownerId || payment.mode !== services.config.payments.mode) {
      throw new ApiError('payment_not_found');
    }
    const given = await withdrawalOfPayment(tx, payment.id);
    if (given !== undefined) return { receipt: given, payment, isNew: false };
    if (withdrawableUntil(payment, services.now()) === null) throw new ApiError('withdrawal_over');
    const email = await lockedEmailOf(tx, ownerId);
    if (email === undefined) throw new ApiError('payment_not_found');
    if (await isRepeated(tx, services, payment, email)) throw new ApiError('withdrawal_repeated');
    const due = await refundDueOf(tx, payment, services.now());
    if (decimalOfCents(due.refundCents) !== refund) throw new ApiError('withdrawal_changed');
    const receipt = await writeReceipt(tx, payment, services.now(), {
      refundCents: due.refundCents === payment.amountCents ? null : due.refundCents,
      mailboxHash: mailboxHash(services.config.mailboxSecret, email),
    });
    const revoked = await revokePayment(tx, services, payment, 'refunding', { cents: due.refundCents });
    await sendReceipt(tx, services, payment, receipt, premiumContract(payment, due));
    return { receipt, payment: revoked, isNew: true };
  });
}

export async function writeReceipt(
  tx: Executor,
  payment: PaymentRow,
  requestedAt: Date,
  ofPremium: Pick<WithdrawalRow, 'refundCents' | 'mailboxHash'> | null = null,
): Promise<WithdrawalRow> {
  const series = `D-${zonedYear(requestedAt)}`;
  const number = await takeNumber(tx, series);
  const [receipt] = await tx
    .insert(withdrawals)
    .values({
      number: `${series}-${String(number).padStart(6, '0')}`,
      ownerId: payment.ownerId,
      paymentId: payment.id,
      requestedAt,
      refund: refundBy[payment.method],
      refundCents: payment.refundedCents === 0 ? null : payment.amountCents - payment.refundedCents,
      ...ofPremium,
    })
    .returning();
  return receipt as WithdrawalRow;
}

/** The letter that proves a withdrawal, with the credit note where there is one by now. */
export async function sendReceipt(
  tx: Executor,
  { config, now }: Services,
  payment: PaymentRow,
  receipt: WithdrawalRow,
  contract: WithdrawnContract,
): Promise<void> {
  const user = await userById(tx, payment.ownerId);
  if (user === undefined) return;
  const creditNote = (await invoicesOfPayment(tx, payment.id)).findLast(
    ({ rectifies }) => rectifies !== null,
  );
  const letter = withdrawalReceipt(letterheadOf(config), {
    name: nameOf(user),
    number: receipt.number,
    requestedAt: receipt.requestedAt,
    payment,
    refund: receipt.refund,
    refundCents: returnedCents(receipt, payment),
    contract,
  });
  await queueMail(tx, {
    ...markedAsTest(letter, payment.mode),
    // Whoever withdraws may erase the account a moment later, and the receipt is owed all the same.
    ownerId: null,
    dedupeKey: `withdrawal:${payment.id}`,
    recipient: user.email,
    invoiceIds: creditNote === undefined ? [] : [creditNote.id],
    at: now(),
  });
}
