import { and, eq, isNull } from 'drizzle-orm';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { erasedBuyer, issueCreditNote, issueInvoice } from '#server/payments/invoices/issue.ts';
import { numberOf } from '#server/payments/invoices/queries.ts';
import { contractConfirmed } from '#server/payments/letters/contract-confirmed.ts';
import {
  disputeLost,
  paymentDisputed,
  paymentReinstated,
  paymentVanished,
} from '#server/payments/letters/payment-disputed.ts';
import { refundDone } from '#server/payments/letters/refund-done.ts';
import { wordsOf } from '#server/payments/letters/words-of.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { type UserRow, userById } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { withdrawals } from '#server/platform/db/schema/index.ts';
import type { InvoiceLine } from '#server/platform/db/schema/payments.ts';
import { inWords } from '#server/platform/madrid.ts';
import { type Letterhead, letterheadOf } from '#server/platform/mail/letterhead.ts';
import { type Letter, type QueuedMail, queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import type { Period, Revocation } from './purpose.ts';
import { withdrawalOfPayment } from './queries.ts';

type Needs = Pick<Services, 'config' | 'now'>;

export const nameOf = ({ firstName, username }: Pick<UserRow, 'firstName' | 'username'>): string =>
  firstName ?? username;

export const markedAsTest = (letter: Letter, mode: PaymentRow['mode']): Letter =>
  mode === 'live'
    ? letter
    : {
        ...letter,
        subject: wordsOf(letter).test.subject(letter.subject),
        body: `${wordsOf(letter).test.notice}\n\n${letter.body}`,
      };

/** Runs in the transaction that grants the month. An erased account gets the invoice and no letter. */
export async function afterPaid(
  tx: Executor,
  services: Needs,
  payment: PaymentRow,
  period: Period,
): Promise<void> {
  const user = await userById(tx, payment.ownerId);
  const buyer = user === undefined ? erasedBuyer : { name: nameOf(user), email: user.email };
  const concept = `Vestidor Premium, un mes: del ${inWords(period.startsAt)} al ${inWords(period.endsAt)}. Pagado con ${paymentMethodFacts[payment.method].paidWith}, referencia ${payment.reference}.`;
  const invoice = await issueInvoice(tx, services, { payment, buyer, concept });
  if (user === undefined) return;
  const paidAt = payment.paidAt ?? services.now();
  const letter = contractConfirmed(letterheadOf(services.config, user.language), {
    name: nameOf(user),
    payment: { ...payment, paidAt },
    period,
    invoiceNumber: numberOf(invoice),
    vat: invoice,
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

/** Once per event; never to an erased account. */
export async function tellBuyer(
  tx: Executor,
  services: Needs,
  { ownerId, mode }: Pick<PaymentRow, 'ownerId' | 'mode'>,
  dedupeKey: string,
  write: (head: Letterhead, name: string) => Letter,
  kind: Pick<QueuedMail, 'invoiceIds' | 'canBeLeftOut'> = {},
): Promise<void> {
  const user = await userById(tx, ownerId);
  if (user === undefined) return;
  const letter = write(letterheadOf(services.config, user.language), nameOf(user));
  const mail = { ownerId, dedupeKey, recipient: user.email, ...kind, at: services.now() };
  await queueMail(tx, { ...markedAsTest(letter, mode), ...mail });
}

/** An open dispute is not decided, so it gets no credit note. */
export async function afterRevoked(
  tx: Executor,
  services: Needs,
  payment: PaymentRow,
  to: Revocation,
): Promise<void> {
  if (to === 'disputed') {
    const letter =
      paymentMethodFacts[payment.method].reversal === 'dispute' ? paymentDisputed : paymentVanished;
    return tellBuyer(tx, services, payment, `disputed:${payment.id}`, (head, name) =>
      letter(head, { name, payment }),
    );
  }
  const reason =
    to === 'lost' ? 'reclamación del pago resuelta a favor del cliente' : await reasonOf(tx, payment);
  const creditNote = await issueCreditNote(tx, services, { payment, reason });
  if (to === 'refunding') return;
  await tx
    .update(withdrawals)
    .set({ refundedAt: services.now() })
    .where(and(eq(withdrawals.paymentId, payment.id), isNull(withdrawals.refundedAt)));
  if (paymentMethodFacts[payment.method].refund === 'nothing_to_refund') return;
  const creditNoteNumber = creditNote && numberOf(creditNote);
  const cents = creditNote === null ? payment.amountCents : -creditNote.totalCents;
  const letter = to === 'lost' ? disputeLost : refundDone;
  const write = (head: Letterhead, name: string) => letter(head, { name, payment, cents, creditNoteNumber });
  const invoiceIds = creditNote === null ? [] : [creditNote.id];
  await tellBuyer(tx, services, payment, `refunded:${payment.id}`, write, { invoiceIds });
}

async function reasonOf(tx: Executor, payment: PaymentRow): Promise<string> {
  const withdrawal = await withdrawalOfPayment(tx, payment.id);
  if (withdrawal === undefined) return 'devolución del pago';
  const charged = payment.refundedCents < payment.amountCents;
  return `desistimiento ${withdrawal.number}${charged ? ', con cargo de la parte del servicio ya prestada' : ''}`;
}

export async function afterPartRefund(
  tx: Executor,
  services: Needs,
  payment: PaymentRow,
  { reason, lines }: { reason: string; lines?: InvoiceLine[] },
): Promise<void> {
  const note = await issueCreditNote(tx, services, { payment, reason, lines: lines ?? null });
  if (note === null) return;
  const write = (head: Letterhead, name: string) =>
    refundDone(head, {
      name,
      payment,
      cents: -note.totalCents,
      creditNoteNumber: numberOf(note),
      isPart: payment.status === 'paid',
    });
  const event = `refunded:${payment.refundedCents}:${payment.id}`;
  await tellBuyer(tx, services, payment, event, write, { invoiceIds: [note.id] });
}

export const afterReinstated = (tx: Executor, services: Needs, payment: PaymentRow): Promise<void> =>
  tellBuyer(tx, services, payment, `reinstated:${payment.id}`, (head, name) =>
    paymentReinstated(head, { name, payment }),
  );
