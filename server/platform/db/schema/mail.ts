import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './accounts.ts';

/**
 * Messages to send, written in the transaction of what they tell of and sent afterwards: none is lost with
 * a process, and none speaks of something that did not happen. They go with the account.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What may be said once: `premium-paid:<payment>`, `renewal:<subscription>:<date>`. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Invoices to attach, drawn when the message is sent. */
    invoiceIds: jsonb('invoice_ids').$type<string[]>().notNull(),
    /** Whether the text lets somebody in: then it is forgotten as soon as it is sent. */
    secret: boolean('secret').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    sendAt: moment('send_at').notNull(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('outbox_due').on(table.sentAt, table.sendAt)],
);
