import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Books } from '#sandbox/books.ts';

export interface State {
  customer: Record<string, Stripe.Customer>;
  subscription: Record<string, Stripe.Subscription>;
  invoice: Record<string, Stripe.Invoice>;
  invoice_payment: Record<string, Stripe.InvoicePayment>;
  payment_intent: Record<string, Stripe.PaymentIntent>;
  charge: Record<string, Stripe.Charge>;
  refund: Record<string, Stripe.Refund>;
  dispute: Record<string, Stripe.Dispute>;
  setup_intent: Record<string, Stripe.SetupIntent>;
  payment_method: Record<string, Stripe.PaymentMethod>;
  answered: Record<string, { call: string; status: number; body: unknown }>;
  undelivered: { event: Stripe.Event; attempts: number; nextAt: number }[];
}

export const stateOf = (books: Books): State =>
  books.part<State>('stripe', () => ({
    customer: {},
    subscription: {},
    invoice: {},
    invoice_payment: {},
    payment_intent: {},
    charge: {},
    refund: {},
    dispute: {},
    setup_intent: {},
    payment_method: {},
    answered: {},
    undelivered: [],
  }));

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const tables = [
  ['cus_', 'customer'],
  ['sub_', 'subscription'],
  ['in_', 'invoice'],
  ['inpay_', 'invoice_payment'],
  ['pi_', 'payment_intent'],
  ['ch_', 'charge'],
  ['re_', 'refund'],
  ['du_', 'dispute'],
  ['seti_', 'setup_intent'],
  ['pm_', 'payment_method'],
] as const;

export function lookUp(state: State, id: string): object | undefined {
  const kind = tables.find(([prefix]) => id.startsWith(prefix))?.[1];
  return kind === undefined ? undefined : state[kind][id];
}
