import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { noticeIn } from '#server/payments/buyer-languages.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import { type Letterhead, letterOf, pageUrl, shownCompany } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import type { OrderRow } from '#server/shop/orders/queries.ts';
import { returnUntil } from '#server/shop/orders/undo.ts';
import { orderUrl } from './order-confirmed.ts';
import { orderWordsOf } from './words-of.ts';

interface News {
  name: string;
  order: OrderRow;
}

export function orderShipped(head: Letterhead, { name, order }: News): Letter {
  const text = orderWordsOf(head).shipped({
    number: order.number,
    city: order.address?.city ?? null,
    tracking: order.tracking,
    until: order.shippedAt === null ? null : inWords(returnUntil(order.shippedAt), head.language),
    page: orderUrl(head, order),
  });
  return letterOf(head, name, text);
}

export function orderLapsed(head: Letterhead, { name, order }: News): Letter {
  const total = euros(order.totalCents, head.language);
  const text = orderWordsOf(head).lapsed({ number: order.number, total, shop: pageUrl(head, '/store') });
  return letterOf(head, name, text);
}

interface MoneyNews extends News {
  payment: PaymentRow;
}

function moneyBack(head: Letterhead, { method, amountCents }: PaymentRow): string {
  const { byHand, sent } = orderWordsOf(head).moneyBack;
  const amount = euros(amountCents, head.language);
  return paymentMethodFacts[method].refund === 'by_hand'
    ? byHand(amount, shownCompany(head, 'email'))
    : sent(amount);
}

export function orderCancelled(head: Letterhead, { name, order, payment }: MoneyNews): Letter {
  const text = orderWordsOf(head).cancelled({ number: order.number, moneyBack: moneyBack(head, payment) });
  return letterOf(head, name, text);
}

export function moneyTooLate(head: Letterhead, { name, order, payment }: MoneyNews): Letter {
  const text = orderWordsOf(head).moneyTooLate({
    number: order.number,
    amount: euros(payment.amountCents, head.language),
    why: noticeIn(head.language, payment.details.notice ?? ''),
    moneyBack: moneyBack(head, payment),
    reference: payment.reference,
    page: orderUrl(head, order),
  });
  return letterOf(head, name, text);
}
