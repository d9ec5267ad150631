import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { defaultLanguage, languages } from '#contract/languages.ts';
import { moment, users } from './accounts.ts';

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
