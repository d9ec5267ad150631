import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { paymentMethodIds, refunds } from '#contract/payment-methods.ts';
import { paymentPurposes, paymentStatuses } from '#contract/payments.ts';
import { moment } from './accounts.ts';
import { mode } from './mode.ts';
import { orders } from './orders.ts';
import type { PaymentDetails } from './payment-details.ts';

/* No reference to `users`: payments are kept for six years (Código de Comercio, art. 30). */

/** Written before the provider is called. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    method: text('method', { enum: paymentMethodIds }).notNull(),
    mode: mode(),
    /** Rows from before the shop are Premium's. */
    purpose: text('purpose', { enum: paymentPurposes }).notNull().default('premium'),
    orderId: uuid('order_id').references(() => orders.id),
    status: text('status', { enum: paymentStatuses }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** Refunded or promised, by the credit notes. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** `VS-XXXX-XXXX-C`, checksummed. */
    reference: text('reference').notNull().unique(),
    /** Of the request: an order, an invoice, an address, a code's hash. */
    providerId: text('provider_id'),
    /** Of the money: a capture, a charge, a transaction, a bank entry. */
    captureId: text('capture_id'),
    details: jsonb('details').$type<PaymentDetails>().notNull(),
    /** Next poll of the provider, while open. */
    checkAt: moment('check_at'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    unique('payments_provider_id').on(table.method, table.providerId),
    unique('payments_capture_id').on(table.method, table.captureId),
    check('payments_order', sql`(${table.purpose} = 'order') = (${table.orderId} is not null)`),
    // Two open payments would invite paying twice.
    uniqueIndex('payments_one_open')
      .on(table.ownerId, table.method)
      .where(sql`${table.status} in ('created', 'pending') and ${table.purpose} = 'premium'`),
    uniqueIndex('payments_one_open_for_order')
      .on(table.orderId)
      .where(sql`${table.status} in ('created', 'pending') and ${table.purpose} = 'order'`),
    index('payments_order_id').on(table.orderId),
    index('payments_owner').on(table.ownerId, table.createdAt),
    index('payments_check_at').on(table.checkAt),
  ],
);

/** Keyed by the payment, so that none grants twice. */
export const paidPeriods = pgTable(
  'paid_periods',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    ownerId: uuid('owner_id').notNull(),
    mode: mode(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('paid_periods_owner').on(table.ownerId, table.endsAt)],
);

/** In an inquiry no money has moved; in a dispute it is withdrawn until the decision. */
const disputeStages = ['inquiry', 'dispute'] as const;

/** `closed`: a dropped inquiry, or a dispute settled by a refund. */
const disputeStatuses = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const;

/** For the operator; a payment's `status` holds the effect. */
export const disputes = pgTable(
  'disputes',
  {
    ownerId: uuid('owner_id').notNull(),
    id: text('id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    mode: mode(),
    /** An inquiry takes no money. */
    stage: text('stage', { enum: disputeStages }).notNull(),
    status: text('status', { enum: disputeStatuses }).notNull(),
    reason: text('reason').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    respondBy: moment('respond_by'),
    openedAt: moment('opened_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('disputes_payment').on(table.paymentId),
    index('disputes_status').on(table.mode, table.status, table.respondBy),
  ],
);

export const cardCustomers = pgTable(
  'card_customers',
  {
    ownerId: uuid('owner_id').notNull(),
    mode: mode(),
    customerId: text('customer_id').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.mode] })],
);

export const cardSubscriptions = pgTable(
  'card_subscriptions',
  {
    id: text('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    mode: mode(),
    customerId: text('customer_id').notNull(),
    /** The provider's: incomplete, incomplete_expired, active, past_due, canceled, unpaid … */
    status: text('status').notNull(),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('card_subscriptions_owner').on(table.ownerId),
    index('card_subscriptions_status').on(table.mode, table.status),
    index('card_subscriptions_period_end').on(table.mode, table.currentPeriodEnd),
    index('card_subscriptions_updated').on(table.mode, table.updatedAt),
  ],
);

/** To recognise repeated ones. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider', { enum: ['stripe', 'paypal'] }).notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** At least 80 bits each, stored as HMAC-SHA-256. */
export const verificationCodes = pgTable('verification_codes', {
  codeHash: text('code_hash').primaryKey(),
  hint: text('hint').notNull(),
  mode: mode(),
  plan: text('plan', { enum: ['premium_month'] }).notNull(),
  note: text('note'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  redeemedByPayment: uuid('redeemed_by_payment').unique(),
});

export const bankEntries = pgTable(
  'bank_entries',
  {
    /** The bank's reference, or `operator:` and the payment. */
    id: text('id').primaryKey(),
    mode: mode(),
    reference: text('reference'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    bookedAt: moment('booked_at').notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [
    index('bank_entries_reference').on(table.reference),
    index('bank_entries_booked').on(table.mode, table.bookedAt),
  ],
);

/** Gapless: invoices by series, receipts, derived addresses. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
});

export const withdrawals = pgTable(
  'withdrawals',
  {
    /** `D-2026-000001`. */
    number: text('number').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    requestedAt: moment('requested_at').notNull(),
    refund: text('refund', { enum: refunds }).notNull(),
    /** When less than the whole payment. */
    refundCents: integer('refund_cents'),
    /** Keyed hash that outlives the account: the right is used once. */
    mailboxHash: text('mailbox_hash'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('withdrawals_owner').on(table.ownerId),
    index('withdrawals_mailbox').on(table.mailboxHash),
  ],
);

/** Price with VAT. */
export interface InvoiceLine {
  text: string;
  cents: number;
}

export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    /** `V2026` for invoices, `R2026` for credit notes. */
    series: text('series').notNull(),
    number: integer('number').notNull(),
    ownerId: uuid('owner_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    mode: mode(),
    rectifies: uuid('rectifies'),
    issuedAt: moment('issued_at').notNull(),
    seller: jsonb('seller')
      .$type<{ name: string; taxId: string; address: string; email: string }>()
      .notNull(),
    buyer: jsonb('buyer').$type<{ name: string; email: string; address?: string }>().notNull(),
    concept: text('concept').notNull(),
    /** VAT included; null for a single item. */
    lines: jsonb('lines').$type<InvoiceLine[]>(),
    /** Negative on a credit note. */
    netCents: integer('net_cents').notNull(),
    vatCountry: text('vat_country').notNull().default('ES'),
    vatPercent: doublePrecision('vat_percent').notNull(),
    vatCents: integer('vat_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    unique('invoices_number').on(table.series, table.number),
    // Partial refunds have a credit note each.
    uniqueIndex('invoices_once').on(table.paymentId).where(sql`${table.rectifies} is null`),
    index('invoices_payment').on(table.paymentId),
    index('invoices_owner').on(table.ownerId),
  ],
);

/**
 * Invoicing records (Real Decreto 1007/2023): one chain per seller and mode. Rows are only inserted, in the
 * transaction that issues the invoice.
 */
export const invoiceRecords = pgTable(
  'invoice_records',
  {
    /** The seller's NIF. */
    issuer: text('issuer').notNull(),
    mode: mode(),
    /** Gapless from 1. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['registration', 'cancellation'] }).notNull(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** As exported and sent. */
    xml: text('xml').notNull(),
    /** The published hash of eight fields (five of a cancellation), which the next record names. */
    fingerprint: text('fingerprint').notNull(),
    /** SHA-256 of the previous digest, this row and its invoice. */
    digest: text('digest').notNull(),
    /** Issued while records were being sent, as the invoice states. */
    verifiable: boolean('verifiable').notNull(),
    generatedAt: moment('generated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.mode, table.position] }),
    unique('invoice_records_once').on(table.invoiceId, table.kind),
  ],
);

/** Replies of the tax agency by record; a record without a row is neither accepted nor refused. */
export const invoiceSubmissions = pgTable(
  'invoice_submissions',
  {
    issuer: text('issuer').notNull(),
    mode: mode(),
    position: integer('position').notNull(),
    status: text('status', { enum: ['accepted', 'accepted_with_errors', 'rejected'] }).notNull(),
    /** The agency's proof of receipt; the law requires keeping it. */
    csv: text('csv'),
    errorCode: integer('error_code'),
    error: text('error'),
    sentAt: moment('sent_at').notNull(),
    /** The agency's pace: nothing is sent before. */
    nextAt: moment('next_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.mode, table.position] }),
    foreignKey({
      name: 'invoice_submissions_record',
      columns: [table.issuer, table.mode, table.position],
      foreignColumns: [invoiceRecords.issuer, invoiceRecords.mode, invoiceRecords.position],
    }),
  ],
);
