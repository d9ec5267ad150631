import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { minds } from '#contract/chat.ts';
import type { OutfitDay } from '#contract/outfits.ts';
import { advisors } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { moment, users } from './accounts.ts';

const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What an answer showed: garments and products by id, outfits as they were proposed. */
export interface Shown {
  garmentIds: string[];
  productIds: string[];
  outfits: (ComposedOutfit & { day: OutfitDay })[];
}

/** A person's conversation with the advisors. */
export const conversations = pgTable(
  'conversations',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    /** How the floating widget calls it; null for one of the chat screen. */
    sessionKey: text('session_key'),
    /** The person's first words. */
    title: text('title').notNull(),
    /** Who spoke last. */
    advisor: text('advisor', { enum: advisors }).notNull(),
    messages: integer('messages').notNull(),
    /** What a mind remembers between two messages. */
    state: jsonb('state'),
    /** An answer is on its way until then; null while there is none. */
    answeringUntil: moment('answering_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('conversations_session').on(table.ownerId, table.sessionKey),
    index('conversations_updated').on(table.ownerId, table.updatedAt),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** From 1, without gaps. */
    position: integer('position').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** Whom the person wrote to, or who answers. */
    advisor: text('advisor', { enum: advisors }).notNull(),
    content: text('content').notNull(),
    /** Null for what the person wrote. */
    mind: text('mind', { enum: minds }),
    shown: jsonb('shown').$type<Shown>(),
    cut: boolean('cut').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('chat_messages_position').on(table.ownerId, table.conversationId, table.position),
    foreignKey({
      columns: [table.ownerId, table.conversationId],
      foreignColumns: [conversations.ownerId, conversations.id],
    }).onDelete('cascade'),
  ],
);

/** Where the version before counts what `person_costs` counts now: dropped by the version after. */
export const chatUsage = pgTable(
  'chat_usage',
  {
    ownerId: ownerId(),
    period: text('period').notNull(),
    messages: integer('messages').notNull(),
    /** Millionths of a euro: what providers have been paid, and what is set aside for answers on their way. */
    microEuros: bigint('micro_euros', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.period] }),
    index('chat_usage_period').on(table.period),
  ],
);

/** The same of `shared_costs`. */
export const chatBudgets = pgTable(
  'chat_budgets',
  {
    scope: text('scope').notNull(),
    period: text('period').notNull(),
    messages: integer('messages').notNull(),
    microEuros: bigint('micro_euros', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.period] }),
    index('chat_budgets_period').on(table.period),
  ],
);
