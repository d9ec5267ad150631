import { z } from 'zod';
import { Address, AddressForm } from './address.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { CardForm, Payment } from './payments.ts';

/**
 * Where an order stands. `pending`: its pieces are kept while its payment is under way. `lapsed`: the payment
 * did not come, and the pieces are for sale again. `returning`: its buyer has withdrawn after it was sent, and
 * the pieces are on their way back.
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

/** The ways to pay for an order: verification codes open Premium and nothing else. */
export const orderMethodIds = ['stripe_card', 'paypal_redirect', 'bank_transfer', 'crypto_btc'] as const;
export type OrderMethodId = (typeof orderMethodIds)[number];

const OrderLine = z.object({
  productId: z.string(),
  name: z.string(),
  brand: z.string(),
  color: z.string(),
  hex: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  /** What a piece cost when the order was placed, VAT included. */
  price: z.number(),
  lineTotal: z.number(),
  image: z.string(),
});

/** Money in euros, VAT included, but for `net` and `vat`, which add up to `total`. */
export const Order = z.object({
  id: z.uuid(),
  /** `T-XXXX-XXXX`, for people. */
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.iso.datetime(),
  lines: z.array(OrderLine),
  /** Pieces, over all lines. */
  count: z.number().int(),
  subtotal: z.number(),
  delivery: z.number(),
  total: z.number(),
  net: z.number(),
  vat: z.number(),
  vatPercent: z.number().int(),
  /** Null once it is not needed any more and its account has been erased. */
  address: Address.nullable(),
  paidAt: z.iso.datetime().nullable(),
  shippedAt: z.iso.datetime().nullable(),
  tracking: z.string().nullable(),
  /** Until when the pieces are kept for an order that is not paid yet. */
  keptUntil: z.iso.datetime().nullable(),
  /** Until when they would be kept if the buyer confirmed their address; null where that changes nothing. */
  keptLongerUntil: z.iso.datetime().nullable(),
  /**
   * What its buyer can do. `cancel`: give it up unpaid; `refund`: cancel it and have the money back; `return`:
   * withdraw from it and send the pieces back, until the given moment. Null for nothing.
   */
  undo: z
    .object({ kind: z.enum(['cancel', 'refund', 'return']), until: z.iso.datetime().nullable() })
    .nullable(),
  /** The receipt of the withdrawal, where there was one. */
  withdrawal: z.object({ number: z.string(), requestedAt: z.iso.datetime() }).nullable(),
  /** Whether the money is back, for an order that was paid and taken back. */
  refund: z.enum(['under_way', 'done']).nullable(),
  /** What has happened to its money, when it is not what was expected: ready to show. */
  notice: z.string().nullable(),
  /** The invoice, and after it the credit note of a refund. */
  invoices: z.array(z.object({ id: z.uuid(), number: z.string() })),
  /** Its pieces in the wardrobe. */
  garmentIds: z.array(z.uuid()),
});
export type Order = z.infer<typeof Order>;

const OrderAnswer = z.object({
  order: Order,
  /** The payment that is under way, or else the one that paid it. */
  payment: Payment.nullable(),
});
export type OrderAnswer = z.infer<typeof OrderAnswer>;

const OrderParams = z.strictObject({ id: z.uuid() });

/** A line of the cart as the buyer has read it: an order is for that and for nothing else. */
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
  body: z.strictObject({
    /** Made by the page, once for a checkout: asking again is asking once. */
    checkoutKey: z.uuid(),
    method: z.enum(orderMethodIds, 'Elige cómo quieres pagar.'),
    address: AddressForm,
    items: z.array(ExpectedLine).min(1, 'Tu carrito está vacío.').max(limits.cart.linesMax),
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
  params: OrderParams,
  response: OrderAnswer,
  errors: ['order_not_found'],
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/store/orders/:id/pay',
  summary: 'The payment of an order that waits for it, by a chosen way; with a card, the secret of its form',
  access: 'session',
  params: OrderParams,
  body: z.strictObject({ method: z.enum(orderMethodIds, 'Elige cómo quieres pagar.') }),
  response: OrderAnswer.extend({ card: CardForm.nullable() }),
  errors: ['order_not_found', 'order_not_payable', ...payingErrors],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/store/orders/:id/cancel',
  summary: 'Gives an order up, or withdraws from it within the legal term',
  access: 'session',
  params: OrderParams,
  body: z.strictObject({ confirm: z.literal(true) }),
  response: OrderAnswer,
  errors: ['order_not_found', 'order_not_cancellable', 'provider_unreachable'],
});

/** The address of the newest order, so that nobody types it twice. */
export const lastAddress = endpoint({
  method: 'GET',
  path: '/api/store/address',
  summary: 'Where the last order of the signed-in person went',
  access: 'session',
  response: z.object({ address: Address.nullable() }),
});
