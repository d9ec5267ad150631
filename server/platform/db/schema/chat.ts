import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Absence } from '#contract/absence.ts';
import { chatModels } from '#contract/chat.ts';
import type { Departure } from '#contract/departure.ts';
import type { OutfitDay } from '#contract/outfits.ts';
import { advisors } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import type { Personal } from '#stylist/rule-weights.ts';
import { moment, owned, ownerId, ownRow } from './accounts.ts';

/** Reverses a change that an advisor made. Timestamps are text in JSON. */
export type UndoStep =
  | { undo: 'outfit-made'; outfitId: string }
  | { undo: 'outfit-liked'; outfitId: string }
  | { undo: 'outfit-named'; outfitId: string; name: string; worded: boolean }
  | { undo: 'plan-made'; planId: string }
  | { undo: 'plan-moved'; planId: string; day: string }
  | { undo: 'plan-swapped'; planId: string; outfitId: string }
  | { undo: 'plan-deleted'; plan: PlanAsText }
  | { undo: 'outfit-worn'; outfitId: string; wornAt: string; taught: Personal; planId: string | null }
  | { undo: 'garments-worn'; garmentIds: string[]; wornAt: string }
  | {
      undo: 'garments-marked';
      before: MarkedBefore[];
    }
  | { undo: 'garments-departed'; garmentIds: string[]; left?: LeftGarment[] }
  | {
      undo: 'garments-away';
      before: { id: string; away: Absence | null }[];
      /** As it was noted; absent in older rows. */
      noted?: Absence | null;
    }
  | { undo: 'wished'; productId: string }
  | { undo: 'unwished'; productId: string; createdAt: string }
  | { undo: 'carted'; productId: string; color: string; size: string }
  | { undo: 'refused'; outfitId: string };

interface MarkedBefore {
  id: string;
  favorite?: boolean;
  inLaundry?: boolean;
  washedAtWear?: number;
  /** The wear at which it was washed by the change. */
  washedTo?: number;
}

interface LeftGarment {
  id: string;
  departure: Departure;
  inLaundry: boolean;
  away: Absence | null;
}

export interface PlanAsText {
  id: string;
  day: string;
  outfitId: string;
  wornAt: string | null;
  createdAt: string;
}

export interface Shown {
  garmentIds: string[];
  productIds: string[];
  outfits: (ComposedOutfit & { day: OutfitDay })[];
  /** Absent when the answer changed nothing. */
  changes?: { steps: UndoStep[]; undoneAt: string | null };
}

export const conversations = pgTable(
  'conversations',
  {
    ...owned(),
    /** Key of the floating widget; null on the chat screen. */
    sessionKey: text('session_key'),
    title: text('title').notNull(),
    advisor: text('advisor', { enum: advisors }).notNull(),
    messages: integer('messages').notNull(),
    state: jsonb('state'),
    /** Lease of the response in progress, else null. */
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
    ...owned(),
    conversationId: uuid('conversation_id').notNull(),
    /** From 1, without gaps. */
    position: integer('position').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    advisor: text('advisor', { enum: advisors }).notNull(),
    content: text('content').notNull(),
    model: text('mind', { enum: chatModels }),
    shown: jsonb('shown').$type<Shown>(),
    cut: boolean('cut').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('chat_messages_position').on(table.ownerId, table.conversationId, table.position),
    ownRow(table.ownerId, table.conversationId, conversations).onDelete('cascade'),
  ],
);

/** Superseded by `person_costs`; the previous version still writes it. */
export const chatUsage = pgTable(
  'chat_usage',
  {
    ownerId: ownerId(),
    period: text('period').notNull(),
    messages: integer('messages').notNull(),
    /** Millionths of a euro, paid or reserved. */
    microEuros: bigint('micro_euros', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.period] }),
    index('chat_usage_period').on(table.period),
  ],
);

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
