import { paymentMethodFacts, type Refund } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { momentInWords } from '#server/platform/madrid.ts';
import { type Letterhead, letterOf } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { wordsOf } from './words-of.ts';

interface Receipt {
  name: string;
  number: string;
  requestedAt: Date;
  payment: PaymentRow;
  refund: Refund;
  refundCents: number;
  contract: (head: Letterhead) => WithdrawnContract;
}

export interface WithdrawnContract {
  what: string;
  ended: string;
  /** Replaces the sentence about the refund's date. */
  moneyBack?: string;
  charge?: string;
  closing?: string;
}

interface Charge {
  usedDays: number;
  periodDays: number;
  paidCents: number;
  chargedCents: number;
}

export const premiumContract =
  (
    { method, amountCents, refundedCents }: PaymentRow,
    { usedDays, periodDays, paidCents, chargedCents }: Charge,
  ) =>
  (head: Letterhead): WithdrawnContract => {
    const { premium } = wordsOf(head);
    const money = (cents: number) => euros(cents, head.language);
    const charge = () =>
      premium.charge({
        paid: money(paidCents),
        whole: refundedCents > 0 ? money(amountCents) : null,
        charged: money(chargedCents),
        usedDays,
        periodDays,
      });
    return {
      what: premium.what,
      ended: premium.ended(paymentMethodFacts[method].renews),
      ...(chargedCents > 0 && { charge: charge() }),
      closing: premium.closing,
    };
  };

export function withdrawalReceipt(head: Letterhead, receipt: Receipt): Letter {
  const words = wordsOf(head);
  const { language } = head;
  const { name, number, requestedAt, payment, refund, refundCents } = receipt;
  const { what, ended, moneyBack, charge, closing } = receipt.contract(head);
  const whole = refundCents === payment.amountCents;
  const text = words.withdrawalReceipt({
    number,
    moment: momentInWords(requestedAt, language),
    reference: payment.reference,
    paid: euros(payment.amountCents, language),
    what,
    ended,
    moneyBack: moneyBack ?? words.moneyBack({ refund, amount: euros(refundCents, language), whole }),
    charge: refund !== 'nothing_to_refund' && charge,
    closing,
  });
  return letterOf(head, name, text);
}
