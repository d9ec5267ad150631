import { type PaymentMethodWords, paymentWords } from './payment-words.ts';

/** `by_hand`: by the operator, who confirms it with `payments refund --sent`. */
export const refunds = ['sent', 'by_hand', 'nothing_to_refund'] as const;
export type Refund = (typeof refunds)[number];

interface PaymentMethodFacts extends PaymentMethodWords {
  /** The web draws an icon of its own for each. */
  icon: '💳' | '🏦' | '₿' | '✅';
  settles: 'at_once' | 'in_minutes' | 'in_days';
  /**
   * `form`: on our own page. `redirect`: on the provider's page, which leads back. `push`: sent by the buyer
   * from a bank or wallet. `code`: paid beforehand.
   */
  flow: 'form' | 'redirect' | 'push' | 'code';
  refund: Refund;
  /** The ways in which settled money can be taken back. */
  reversal: 'dispute' | 'reorganisation';
  /** Premium is charged again every month. */
  renews: boolean;
  /** The amount follows an exchange rate and expires. */
  quoted: boolean;
}

/** In the order in which they are offered. */
const facts = {
  stripe_card: {
    ...paymentWords.stripe_card,
    icon: '💳',
    settles: 'at_once',
    flow: 'form',
    refund: 'sent',
    reversal: 'dispute',
    renews: true,
    quoted: false,
  },
  paypal_redirect: {
    ...paymentWords.paypal_redirect,
    icon: '💳',
    settles: 'at_once',
    flow: 'redirect',
    refund: 'sent',
    reversal: 'dispute',
    renews: false,
    quoted: false,
  },
  bank_transfer: {
    ...paymentWords.bank_transfer,
    icon: '🏦',
    settles: 'in_days',
    flow: 'push',
    refund: 'by_hand',
    reversal: 'dispute',
    renews: false,
    quoted: false,
  },
  crypto_btc: {
    ...paymentWords.crypto_btc,
    icon: '₿',
    settles: 'in_minutes',
    flow: 'push',
    refund: 'by_hand',
    reversal: 'reorganisation',
    renews: false,
    quoted: true,
  },
  manual_verification: {
    ...paymentWords.manual_verification,
    icon: '✅',
    settles: 'at_once',
    flow: 'code',
    refund: 'nothing_to_refund',
    reversal: 'dispute',
    renews: false,
    quoted: false,
  },
} as const satisfies Record<string, PaymentMethodFacts>;

export type PaymentMethodId = keyof typeof facts;
export type PaymentMethodIcon = PaymentMethodFacts['icon'];

export const paymentMethodFacts: Readonly<Record<PaymentMethodId, PaymentMethodFacts>> = facts;

type IdsWith<Fact> = {
  [Id in PaymentMethodId]: (typeof facts)[Id] extends Fact ? Id : never;
}[PaymentMethodId];
const idsWith = <Id extends PaymentMethodId>(has: (row: PaymentMethodFacts) => boolean) =>
  (Object.keys(facts) as PaymentMethodId[]).filter((id) => has(facts[id])) as [Id, ...Id[]];

export const paymentMethodIds = idsWith<PaymentMethodId>(() => true);

export const renewingMethodIds = idsWith<PaymentMethodId>(({ renews }) => renews);

/** Verification codes only open Premium. */
export type OrderMethodId = IdsWith<{ forOrders: string }>;
export const orderMethodIds = idsWith<OrderMethodId>(({ forOrders }) => forOrders !== null);

/** Orders by these are held for the buyer's whole term, the others for half an hour. */
export type SlowMethodId = IdsWith<{ settles: 'in_days' }>;

export const isOrderMethod = (id: PaymentMethodId): id is OrderMethodId =>
  paymentMethodFacts[id].forOrders !== null;

export const isSlowMethod = (id: PaymentMethodId): id is SlowMethodId =>
  paymentMethodFacts[id].settles === 'in_days';
