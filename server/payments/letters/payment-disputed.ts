import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { purposeWordsOf } from '#server/payments/buyer-languages.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { type Letterhead, letterOf, shownCompany } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { wordsOf } from './words-of.ts';

interface Disputed {
  name: string;
  payment: PaymentRow;
}

const moneyOf = ({ reference, amountCents }: PaymentRow, { language }: Letterhead) => ({
  reference,
  amount: euros(amountCents, language),
});

const networkOf = ({ method }: PaymentRow): string => paymentMethodFacts[method].shortName;

export function paymentDisputed(head: Letterhead, { name, payment }: Disputed): Letter {
  const { disputedSubject, disputed } = purposeWordsOf(payment.purpose, head.language);
  const text = wordsOf(head).paymentDisputed({
    ...moneyOf(payment, head),
    subject: disputedSubject,
    suspended: disputed,
    email: shownCompany(head, 'email'),
  });
  return letterOf(head, name, text);
}

export function paymentVanished(head: Letterhead, { name, payment }: Disputed): Letter {
  const text = wordsOf(head).paymentVanished({
    ...moneyOf(payment, head),
    network: networkOf(payment),
    suspended: purposeWordsOf(payment.purpose, head.language).disputed,
    email: shownCompany(head, 'email'),
  });
  return letterOf(head, name, text);
}

export function paymentReinstated(head: Letterhead, { name, payment }: Disputed): Letter {
  const { reinstated } = purposeWordsOf(payment.purpose, head.language);
  return letterOf(head, name, wordsOf(head).paymentReinstated({ ...moneyOf(payment, head), reinstated }));
}

interface Lost extends Disputed {
  cents: number;
  creditNoteNumber: string | null;
}

export function disputeLost(head: Letterhead, { name, payment, cents, creditNoteNumber }: Lost): Letter {
  const isReorganised = paymentMethodFacts[payment.method].reversal === 'reorganisation';
  const text = wordsOf(head).disputeLost({
    reference: payment.reference,
    amount: euros(cents, head.language),
    network: isReorganised ? networkOf(payment) : null,
    creditNote: creditNoteNumber,
  });
  return letterOf(head, name, text);
}
