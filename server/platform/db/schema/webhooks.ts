import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { webhookTopics } from '#contract/webhook-topics.ts';
import { moment, owned } from './accounts.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    ...owned(),
    url: text('url').notNull(),
    topics: text('topics', { enum: webhookTopics }).array().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: moment('created_at').notNull(),
    pausedAt: moment('paused_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    ownerId: uuid('owner_id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    id: uuid('id').notNull(),
    topic: text('topic', { enum: [...webhookTopics, 'test'] }).notNull(),
    data: jsonb('data').$type<object>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    sendAt: moment('send_at').defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: moment('delivered_at'),
    status: integer('status'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.webhookId, table.id] }),
    foreignKey({
      name: 'webhook_deliveries_webhook',
      columns: [table.ownerId, table.webhookId],
      foreignColumns: [webhooks.ownerId, webhooks.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_due').on(table.sendAt),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);
