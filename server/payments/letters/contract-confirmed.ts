import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { buyerWords } from '#server/payments/buyer-languages.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { withdrawalUntil } from '#server/payments/withdrawal-term.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords, momentInWords } from '#server/platform/madrid.ts';
import {
  accountUrl,
  type Letterhead,
  letterOf,
  pageUrl,
  paragraphs,
  periodInWords,
  shownCompany,
} from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { wordsOf } from './words-of.ts';

interface Contract {
  name: string;
  payment: PaymentRow & { paidAt: Date };
  period: { startsAt: Date; endsAt: Date };
  vat: { vatCountry: string; vatPercent: number };
  invoiceNumber: string;
}

/** A durable medium holds the terms themselves: a link could change. */
export function contractConfirmed(
  head: Letterhead,
  { name, payment, period, vat, invoiceNumber }: Contract,
): Letter {
  const words = wordsOf(head);
  const { language } = head;
  const { method, paidAt, reference } = payment;
  const { beginNow } = payment.details;
  const account = accountUrl(head);
  const email = shownCompany(head, 'email');
  const withdrawal = words.withdrawalNotice({
    until: inWords(withdrawalUntil(paidAt), language),
    reference,
    asked: beginNow !== undefined,
    account,
    seller: `${shownCompany(head, 'name')}, ${shownCompany(head, 'address')}`,
    email,
  });
  const text = words.contractConfirmed({
    invoice: invoiceNumber,
    period: periodInWords(period, head),
    price: euros(payment.amountCents, language),
    vat: words.vat(vat),
    paidWith: buyerWords[language].methods[method].paidWith,
    paidOn: inWords(paidAt, language),
    reference,
    renews: paymentMethodFacts[method].renews,
    account,
    terms: pageUrl(head, '/terms'),
    email,
    agreed: beginNow && {
      moment: momentInWords(new Date(beginNow.agreedAt), language),
      words: beginNow.words,
    },
    withdrawal: paragraphs(...withdrawal),
  });
  return letterOf(head, name, text);
}
