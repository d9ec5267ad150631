import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { defaultLanguage, languages } from '#contract/languages.ts';
import { type CostResource, costResources, trustLevels } from '#contract/trust.ts';
import { moment, ownerId, users } from './accounts.ts';

/** Written in the transaction that causes it, so no message is lost or premature. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** `premium-paid:<payment>`; a repeated message is dropped. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    recipient: text('recipient').notNull(),
    language: text('language', { enum: languages }).notNull().default(defaultLanguage),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    invoiceIds: jsonb('invoice_ids').$type<string[]>().notNull(),
    /** One tap ends messages of this kind (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    /** The text grants access: it is deleted once sent. */
    secret: boolean('secret').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    sendAt: moment('send_at').notNull(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('outbox_due').on(table.sentAt, table.sendAt)],
);

/** Hourly, by network; keys are hashed. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [index('rate_windows_window_ends_at').on(table.windowEndsAt)],
);

/** Written in the transaction that released the folders. Deletion waits for running backups. */
export const photoRemovals = pgTable(
  'photo_removals',
  {
    folder: text('folder').primaryKey(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('photo_removals_created_at').on(table.createdAt)],
);

/** Postpone the removal of photos. */
export const runningBackups = pgTable('running_backups', {
  id: uuid('id').primaryKey(),
  aliveUntil: moment('alive_until').notNull(),
});

const columns = () => ({
  /** An hour in UTC (`2026-11-22T15`) or a day in Madrid (`2026-11-22`). */
  period: text('period').notNull(),
  resource: text('resource', { enum: costResources as readonly CostResource[] as [CostResource] }).notNull(),
  /** Counts, milliseconds, bytes, or millionths of a euro. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
});

/** With the latest level of trust in the period. */
export const personCosts = pgTable(
  'person_costs',
  {
    ownerId: ownerId(),
    level: text('level', { enum: trustLevels }).notNull(),
    ...columns(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.period, table.resource] }),
    index('person_costs_period').on(table.period),
  ],
);

export const sharedCosts = pgTable(
  'shared_costs',
  { scope: text('scope').notNull(), ...columns() },
  (table) => [
    primaryKey({ columns: [table.scope, table.period, table.resource] }),
    index('shared_costs_period').on(table.period),
  ],
);
