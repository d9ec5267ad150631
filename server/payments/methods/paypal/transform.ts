import { type Language, locales } from '#contract/languages.ts';
import { purposeWordsOf } from '#server/payments/buyer-languages.ts';
import { notices } from '#server/payments/buyer-words.ts';
import type { Reading } from '#server/payments/ledger/provider.ts';
import type { Mode, PaymentRow } from '#server/payments/payment.ts';
import type { Capture, Money, Order, OrderRequest } from './shapes.ts';

type Payment = Pick<
  PaymentRow,
  'id' | 'ownerId' | 'reference' | 'amountCents' | 'currency' | 'purpose' | 'orderId'
>;

export function orderRequestOf(payment: Payment, publicOrigin: string, language: Language): OrderRequest {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: payment.id,
        description: purposeWordsOf(payment.purpose, language).concept,
        custom_id: customIdOf(payment),
        invoice_id: payment.reference,
        amount: moneyOf(payment.amountCents, payment.currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Vestidor',
          locale: locales[language],
          landing_page: 'NO_PREFERENCE',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          ...backTo(payment, publicOrigin),
        },
      },
    },
  };
}

function backTo({ orderId }: Payment, origin: string) {
  if (orderId === null)
    return { return_url: `${origin}/payment-return`, cancel_url: `${origin}/payment/cancel` };
  const order = `${origin}/store/orders/${orderId}`;
  return { return_url: `${order}?vuelta=paypal`, cancel_url: `${order}?vuelta=cancelada` };
}

/**
 * The one field that PayPal returns everywhere: 73 of its 127 characters, limited to those allowed on
 * refunds (letters, digits, and `-_.,`).
 */
export const customIdOf = ({ ownerId, id }: Pick<PaymentRow, 'ownerId' | 'id'>): string => `${ownerId}.${id}`;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const customId = new RegExp(`^(${uuid})[.](${uuid})$`);

/** Returns null for an order that is not ours. */
export function idsOfCustomId(text: string): { ownerId: string; paymentId: string } | null {
  const [, ownerId, paymentId] = customId.exec(text) ?? [];
  return ownerId === undefined || paymentId === undefined ? null : { ownerId, paymentId };
}

/** 1995 → `19.95` */
export const decimalTextOf = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export const moneyOf = (cents: number, currency: string): Money => ({
  currency_code: currency,
  value: decimalTextOf(cents),
});

/** `19.95` → 1995, without binary fractions. Null unless whole cents. */
export function centsOf(decimal: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(decimal) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

export const approvalUrlOf = ({ links = [] }: Order): string | undefined =>
  links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;

/** Prefers a taken capture over a refused one. */
export function captureOf(order: Order): Capture | undefined {
  const captures = order.purchase_units?.flatMap((unit) => unit.payments?.captures ?? []) ?? [];
  const ranks = ['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED', 'PENDING'];
  for (const status of ranks) {
    const found = captures.find((capture) => capture.status === status);
    if (found !== undefined) return found;
  }
  return captures.at(-1);
}

export function readingOf(order: Order, payment: PaymentRow, mode: Mode): Reading | null {
  const capture = captureOf(order);
  const payerId = order.payer?.payer_id;
  const details = payerId === undefined ? {} : { paypal: { payerId } };
  switch (capture?.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED': {
      const amountCents = centsOf(capture.amount.value);
      if (amountCents === null) return null;
      return {
        state: 'paid',
        captureId: capture.id,
        amountCents,
        currency: capture.amount.currency_code,
        mode,
        ownerId: ownerOf(order, payment.id),
        refundedCents: refundedOf(order),
        // The notice of the pending state is over.
        details: { ...details, notice: undefined },
      };
    }
    case 'REFUNDED':
      return { state: 'refunded', details };
    case 'PENDING':
      return { state: 'pending', details: { ...details, notice: notices.underReview[payment.purpose] } };
    case 'DECLINED':
    case 'FAILED': {
      const reason = capture.status_details?.reason ?? capture.status;
      return { state: 'failed', reason, details: { ...details, notice: notices.declined } };
    }
  }
  if (order.status === 'VOIDED') return { state: 'cancelled', reason: 'PayPal voided the order', details };
  return { state: 'pending', details };
}

function refundedOf(order: Order): number {
  const refunds = order.purchase_units?.flatMap((unit) => unit.payments?.refunds ?? []) ?? [];
  return refunds
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .reduce((sum, { amount }) => sum + (centsOf(amount.value) ?? 0), 0);
}

function ownerOf(order: Order, paymentId: string): string {
  const ids = idsOfCustomId(order.purchase_units?.[0]?.custom_id ?? '');
  return ids?.paymentId === paymentId ? ids.ownerId : '';
}
