import { buyerWords, purposeWordsOf } from '#server/payments/buyer-languages.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { type Letterhead, letterOf } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { wordsOf } from './words-of.ts';

interface Refunded {
  name: string;
  payment: PaymentRow;
  cents: number;
  creditNoteNumber: string | null;
  isPart?: boolean;
}

export function refundDone(
  head: Letterhead,
  { name, payment, cents, creditNoteNumber, isPart = false }: Refunded,
): Letter {
  const words = wordsOf(head);
  const text = words.refundDone({
    amount: euros(cents, head.language),
    reference: payment.reference,
    paidWith: buyerWords[head.language].methods[payment.method].paidWith,
    creditNote: creditNoteNumber,
    isPart,
    undone: purposeWordsOf(payment.purpose, head.language).undone,
  });
  return letterOf(head, name, text);
}
