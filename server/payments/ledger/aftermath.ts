import { and, eq, isNull } from 'drizzle-orm';
import { erasedBuyer, issueCreditNote, issueInvoice } from '#server/payments/invoices/issue.ts';
import { numberOf } from '#server/payments/invoices/number.ts';
import { contractConfirmed } from '#server/payments/letters/contract-confirmed.ts';
import { paymentDisputed } from '#server/payments/letters/payment-disputed.ts';
import { refundDone } from '#server/payments/letters/refund-done.ts';
import { withdrawalOfPayment } from '#server/payments/withdrawals/queries.ts';
import { type UserRow, userById } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { withdrawals } from '#server/platform/db/schema/index.ts';
import { inWords } from '#server/platform/madrid.ts';
import { letterheadOf } from '#server/platform/mail/letterhead.ts';
import { type Letter, queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { methodNames } from './method-names.ts';
import type { PaymentRow } from './payment.ts';
import type { Period, Revocation } from './purpose.ts';

type Needs = Pick<Services, 'config' | 'now'>;

/** What an account is called in a letter. */
export const nameOf = ({ firstName, username }: Pick<UserRow, 'firstName' | 'username'>): string =>
  firstName ?? username;

/** Marks what nobody should take for real. */
export const markedAsTest = (letter: Letter, mode: PaymentRow['mode']): Letter =>
  mode === 'live'
    ? letter
    : {
        subject: `[Pruebas] ${letter.subject}`,
        body: `MODO DE PRUEBAS: no se ha movido dinero y este mensaje no tiene ningún valor.\n\n${letter.body}`,
      };

/**
 * What follows from a month that was paid, in the transaction that grants it: its invoice, and the
 * confirmation of the contract. The money of an erased account gets its invoice too, and nobody gets a letter.
 */
export async function afterPaid(
  tx: Executor,
  services: Needs,
  payment: PaymentRow,
  period: Period,
): Promise<void> {
  const user = await userById(tx, payment.ownerId);
  const buyer = user === undefined ? erasedBuyer : { name: nameOf(user), email: user.email };
  const concept = `Vestidor Premium, un mes: del ${inWords(period.startsAt)} al ${inWords(period.endsAt)}. Pagado con ${methodNames[payment.method]}, referencia ${payment.reference}.`;
  const invoice = await issueInvoice(tx, services, { payment, buyer, concept });
  if (user === undefined) return;
  const paidAt = payment.paidAt ?? services.now();
  const letter = contractConfirmed(letterheadOf(services.config), {
    name: nameOf(user),
    payment: { ...payment, paidAt },
    period,
    invoiceNumber: numberOf(invoice),
  });
  await queueMail(tx, {
    ...markedAsTest(letter, payment.mode),
    ownerId: user.id,
    dedupeKey: `paid:${payment.id}`,
    recipient: payment.details.confirmationEmail ?? user.email,
    invoiceIds: [invoice.id],
    at: services.now(),
  });
}

/**
 * What follows when a payment is taken back. A promised or done refund takes the invoice back at once; a
 * dispute does not, because the bank has still to decide it.
 */
export async function afterRevoked(
  tx: Executor,
  services: Needs,
  payment: PaymentRow,
  to: Revocation,
): Promise<void> {
  const user = await userById(tx, payment.ownerId);
  const head = letterheadOf(services.config);
  const say = async (what: string, letter: Letter, invoiceIds: string[] = []) => {
    if (user === undefined) return;
    await queueMail(tx, {
      ...markedAsTest(letter, payment.mode),
      ownerId: user.id,
      dedupeKey: `${what}:${payment.id}`,
      recipient: user.email,
      invoiceIds,
      at: services.now(),
    });
  };
  const name = user === undefined ? '' : nameOf(user);
  if (to === 'disputed') return say('disputed', paymentDisputed(head, { name, payment }));

  const withdrawal = await withdrawalOfPayment(tx, payment.id);
  const refundCents = withdrawal?.refundCents ?? payment.amountCents;
  const reason = withdrawal === undefined ? 'devolución del pago' : `desistimiento ${withdrawal.number}`;
  const creditNote = await issueCreditNote(tx, services, { payment, reason, cents: refundCents });
  if (to === 'refunding') return;
  await tx
    .update(withdrawals)
    .set({ refundedAt: services.now() })
    .where(and(eq(withdrawals.paymentId, payment.id), isNull(withdrawals.refundedAt)));
  // A code moved no money that could come back.
  if (payment.method === 'manual_verification') return;
  await say(
    'refunded',
    refundDone(head, { name, payment, refundCents, creditNoteNumber: creditNote && numberOf(creditNote) }),
    creditNote ? [creditNote.id] : [],
  );
}
