import { z } from 'zod';
import { Address, AddressForm } from './address.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { orderMethodIds } from './payment-methods.ts';
import { CardForm, Payment } from './payments.ts';

/**
 * `pending`: reserved, unpaid. `lapsed`: unpaid, released. `returning`: withdrawn after shipping, not back
 * yet.
 */
export const orderStatuses = [
  'pending',
  'paid',
  'shipped',
  'returning',
  'returned',
  'cancelled',
  'lapsed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const OrderLine = z.object({
  productId: z.string(),
  name: z.string(),
  brand: z.string(),
  color: z.string(),
  hex: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  /** VAT included, at the time of the order. */
  price: z.number(),
  lineTotal: z.number(),
  image: z.string(),
});

/** Euros, VAT included; `net` and `vat` add up to `total`. */
export const Order = z.object({
  id: z.uuid(),
  /** `T-XXXX-XXXX`. */
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.iso.datetime(),
  lines: z.array(OrderLine),
  count: z.number().int(),
  subtotal: z.number(),
  delivery: z.number(),
  total: z.number(),
  net: z.number(),
  vat: z.number(),
  vatPercent: z.number().int(),
  /** Null once unneeded after the account's deletion. */
  address: Address.nullable(),
  paidAt: z.iso.datetime().nullable(),
  shippedAt: z.iso.datetime().nullable(),
  tracking: z.string().nullable(),
  keptUntil: z.iso.datetime().nullable(),
  keptLongerUntil: z.iso.datetime().nullable(),
  /**
   * `cancel`: unpaid. `refund`: cancel and refund. `return`: withdraw and send back, until the given time.
   */
  undo: z
    .object({ kind: z.enum(['cancel', 'refund', 'return']), until: z.iso.datetime().nullable() })
    .nullable(),
  withdrawal: z.object({ number: z.string(), requestedAt: z.iso.datetime() }).nullable(),
  refund: z.enum(['under_way', 'done']).nullable(),
  notice: z.string().nullable(),
  invoices: z.array(z.object({ id: z.uuid(), number: z.string() })),
  garmentIds: z.array(z.uuid()),
});
export type Order = z.infer<typeof Order>;

const OrderAnswer = z.object({
  order: Order,
  /** The open one, otherwise the one that paid. */
  payment: Payment.nullable(),
});
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** As shown to the buyer; the order fails when it has changed. */
const ExpectedLine = z.strictObject({
  productId: z.string().min(1).max(120),
  color: z.string().min(1).max(40),
  size: z.string().min(1).max(40),
  quantity: z.int().min(1).max(limits.cart.quantityMax),
  price: z.number(),
});

const payingErrors = [
  'demo_forbidden',
  'method_unavailable',
  'provider_unreachable',
  'provider_refused',
  'rate_limited',
] as const;

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/store/orders',
  summary: 'Orders what is in the cart, at the prices that the buyer has read, and keeps it for them',
  access: 'session',
  rate: { perMinute: 20 },
  body: z.strictObject({
    /** Idempotency key, one per checkout. */
    checkoutKey: z.uuid(),
    method: z.enum(orderMethodIds, messages.shop.method),
    address: AddressForm,
    items: z.array(ExpectedLine).min(1, messages.shop.emptyCart).max(limits.cart.linesMax),
    total: z.number(),
  }),
  response: OrderAnswer,
  errors: [
    'cart_empty',
    'cart_changed',
    'out_of_stock',
    'order_limit',
    'hold_limit',
    'order_too_large',
    ...payingErrors,
  ],
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/store/orders',
  summary: 'The orders of the signed-in person, newest first',
  access: 'session',
  response: z.object({ orders: z.array(Order) }),
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/store/orders/:id',
  summary: 'An order of the signed-in person with its payment',
  access: 'session',
  params: IdParams,
  response: OrderAnswer,
  errors: ['order_not_found'],
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/store/orders/:id/pay',
  summary: 'The payment of an order that waits for it, by a chosen way; with a card, the secret of its form',
  access: 'session',
  rate: { perMinute: 20 },
  params: IdParams,
  body: z.strictObject({ method: z.enum(orderMethodIds, messages.shop.method) }),
  response: OrderAnswer.extend({ card: CardForm.nullable() }),
  errors: ['order_not_found', 'order_not_payable', ...payingErrors],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/store/orders/:id/cancel',
  summary: 'Gives an order up, or withdraws from it within the legal term',
  access: 'session',
  rate: { perMinute: 20 },
  params: IdParams,
  body: z.strictObject({ confirm: z.literal(true) }),
  response: OrderAnswer,
  errors: ['order_not_found', 'order_not_cancellable', 'provider_unreachable'],
});

export const lastAddress = endpoint({
  method: 'GET',
  path: '/api/store/address',
  summary: 'Where the last order of the signed-in person went',
  access: 'session',
  response: z.object({ address: Address.nullable() }),
});
