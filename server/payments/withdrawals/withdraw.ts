import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { decimalOfCents } from '#contract/price.ts';
import { invoicesOfPayment } from '#server/payments/invoices/queries.ts';
import { markedAsTest, nameOf } from '#server/payments/ledger/aftermath.ts';
import { lockPayment, type WithdrawalRow, withdrawalOfPayment } from '#server/payments/ledger/queries.ts';
import { revokePayment } from '#server/payments/ledger/revoke.ts';
import {
  premiumContract,
  type WithdrawnContract,
  withdrawalReceipt,
} from '#server/payments/letters/withdrawal-receipt.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { withdrawalUntil } from '#server/payments/withdrawal-term.ts';
import { mailboxHash } from '#server/people/auth/mailbox.ts';
import { userById } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { takeNumber } from '#server/platform/db/counters.ts';
import { withdrawals } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { zonedYear } from '#server/platform/madrid.ts';
import { type Letterhead, letterheadOf } from '#server/platform/mail/letterhead.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { hasWithdrawn, lockedEmailOf, periodOf, returnedCents } from './queries.ts';
import { type RefundDue, refundDue } from './refund-due.ts';

export interface Withdrawal {
  receipt: WithdrawalRow;
  payment: PaymentRow;
  /** The refund has still to be sent. */
  isNew: boolean;
}

export function withdrawableUntil(payment: PaymentRow, now: Date): Date | null {
  if (payment.purpose !== 'premium' || payment.status !== 'paid' || payment.paidAt === null) return null;
  const until = withdrawalUntil(payment.paidAt);
  return now <= until ? until : null;
}

const yearMillis = 365 * 24 * 60 * 60 * 1000;

/** Within a year after a withdrawal by this account or its mailbox. */
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

export async function refundDueOf(db: Executor, payment: PaymentRow, now: Date): Promise<RefundDue> {
  const period = await periodOf(db, payment.id);
  if (period === undefined) throw new Error(`payment ${payment.id} is paid and has no period`);
  return refundDue(payment, period, now);
}

/**
 * Writes receipt, revocation, credit note and letter in one transaction; the refund follows. A second call
 * returns the same receipt.
 * @param refund the sum shown to the person, in euros
 * @throws ApiError `payment_not_found`, also for another person's; `withdrawal_over`,
 * `withdrawal_repeated`, `withdrawal_changed`
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
      refund: paymentMethodFacts[payment.method].refund,
      refundCents: payment.refundedCents === 0 ? null : payment.amountCents - payment.refundedCents,
      ...ofPremium,
    })
    .returning();
  return receipt as WithdrawalRow;
}

export async function sendReceipt(
  tx: Executor,
  { config, now }: Services,
  payment: PaymentRow,
  receipt: WithdrawalRow,
  contract: (head: Letterhead) => WithdrawnContract,
): Promise<void> {
  const user = await userById(tx, payment.ownerId);
  if (user === undefined) return;
  const creditNote = (await invoicesOfPayment(tx, payment.id)).findLast(
    ({ rectifies }) => rectifies !== null,
  );
  const letter = withdrawalReceipt(letterheadOf(config, user.language), {
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
    // Outlives an account erased a moment later.
    ownerId: null,
    dedupeKey: `withdrawal:${payment.id}`,
    recipient: user.email,
    invoiceIds: creditNote === undefined ? [] : [creditNote.id],
    at: now(),
  });
}
