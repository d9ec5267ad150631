import { friendlyFormatIBAN } from 'ibantools';
import type { BankConfig } from '#server/payments/config.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { deadlineInWords, inWords } from '#server/platform/madrid.ts';
import { type Letterhead, letterOf, shownCompany } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { longerHoldOf } from '#server/shop/orders/hold.ts';
import type { OrderLineRow, OrderRow } from '#server/shop/orders/queries.ts';
import { boughtOf } from './bought.ts';
import { orderUrl } from './order-confirmed.ts';
import { orderWordsOf } from './words-of.ts';

interface Awaited {
  name: string;
  order: OrderRow;
  lines: readonly OrderLineRow[];
  payment: PaymentRow;
  bank: BankConfig;
}

/** Instructions for a bank transfer; it is not the confirmation of a sale. */
export function orderAwaitsTransfer(
  head: Letterhead,
  { name, order, lines, payment, bank }: Awaited,
): Letter {
  const { language } = head;
  const longer = longerHoldOf(order);
  const text = orderWordsOf(head).awaitsTransfer({
    ...boughtOf(head, order, lines),
    number: order.number,
    until:
      payment.expiresAt === null ? null : deadlineInWords(payment.expiresAt, payment.createdAt, language),
    longer: longer && inWords(longer, language),
    amount: euros(payment.amountCents, language),
    account: {
      name: bank.accountName,
      iban: friendlyFormatIBAN(bank.iban) ?? bank.iban,
      bic: bank.bic,
    },
    reference: payment.reference,
    page: orderUrl(head, order),
    email: shownCompany(head, 'email'),
  });
  return letterOf(head, name, text);
}
