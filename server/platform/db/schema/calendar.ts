import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DayEvent } from '#contract/calendar.ts';
import { moment, ownerId } from './accounts.ts';

/** The address is the only key to the plans. */
export const calendarFeeds = pgTable('calendar_feeds', {
  ownerId: ownerId().primaryKey(),
  token: text('token').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const calendarSources = pgTable(
  'calendar_sources',
  {
    ownerId: ownerId().primaryKey(),
    /** Often a secret of the calendar's service. */
    url: text('url').notNull(),
    events: jsonb('events').$type<DayEvent[]>().notNull(),
    checkedAt: moment('checked_at').notNull(),
    failed: boolean('failed').notNull().default(false),
    nextAt: moment('next_at').notNull(),
  },
  (table) => [index('calendar_sources_next').on(table.nextAt)],
);
