import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '#contract/address.ts';
import { orderStatuses } from '#contract/orders.ts';
import { moment } from './accounts.ts';
import { mode } from './mode.ts';

/**
 * No reference to `users`: sales are kept for six years after an account is erased. Names and prices are
 * copies.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    mode: mode(),
    /** `T-XXXX-XXXX`. */
    number: text('number').notNull().unique(),
    /** Idempotency key of the page. */
    checkoutKey: uuid('checkout_key').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** Null once not needed and the account is erased. */
    address: jsonb('address').$type<Address>(),
    subtotalCents: integer('subtotal_cents').notNull(),
    deliveryCents: integer('delivery_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    paidBy: uuid('paid_by').unique(),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    tracking: text('tracking'),
    heldUntil: moment('held_until'),
    /** Hash while unpaid, else null. */
    network: text('network'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('orders_unpaid_network').on(table.network).where(sql`${table.network} is not null`),
    unique('orders_checkout').on(table.ownerId, table.checkoutKey),
    index('orders_owner').on(table.ownerId, table.createdAt),
    check('orders_total', sql`${table.totalCents} = ${table.subtotalCents} + ${table.deliveryCents}`),
  ],
);

/** A `pending` order's pieces are already taken from the stock. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    color: text('color').notNull(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    /** Came back singly and were refunded. */
    returned: integer('returned').notNull().default(0),
    name: text('name').notNull(),
    brand: text('brand').notNull(),
    hex: text('hex').notNull(),
    priceCents: integer('price_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_of_variant').on(table.productId, table.color, table.size),
    unique('order_lines_variant').on(table.orderId, table.productId, table.color, table.size),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_returned', sql`${table.returned} between 0 and ${table.quantity}`),
  ],
);
