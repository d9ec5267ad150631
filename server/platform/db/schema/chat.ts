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

/** Items shown with a message: ids of garments and products, and outfits as proposed. */
export interface Shown {
  garmentIds: string[];
  productIds: string[];
  outfits: (ComposedOutfit & { day: OutfitDay })[];
}

export const conversations = pgTable(
  'conversations',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    /** Key of the floating widget; null on the chat screen. */
    sessionKey: text('session_key'),
    /** The person's first words. */
    title: text('title').notNull(),
    /** The last advisor to speak. */
    advisor: text('advisor', { enum: advisors }).notNull(),
    messages: integer('messages').notNull(),
    /** State that the advisor keeps between messages. */
    state: jsonb('state'),
    /** Lease of the response in progress; null when there is none. */
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
    /** The advisor addressed or responding. */
    advisor: text('advisor', { enum: advisors }).notNull(),
    content: text('content').notNull(),
    /** Null for the person's messages. */
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

/** Superseded by `person_costs`; still written by the previous version, dropped by the next. */
export const chatUsage = pgTable(
  'chat_usage',
  {
    ownerId: ownerId(),
    period: text('period').notNull(),
    messages: integer('messages').notNull(),
    /** Millionths of a euro, paid or reserved for responses in progress. */
    microEuros: bigint('micro_euros', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.period] }),
    index('chat_usage_period').on(table.period),
  ],
);

/** Superseded by `shared_costs`. */
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
