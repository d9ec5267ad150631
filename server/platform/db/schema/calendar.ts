import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DayEvent } from '#contract/calendar.ts';
import { moment, users } from './accounts.ts';

const ownerId = () =>
  uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** The address is the only key to the plans. */
export const calendarFeeds = pgTable('calendar_feeds', {
  ownerId: ownerId(),
  token: text('token').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const calendarSources = pgTable(
  'calendar_sources',
  {
    ownerId: ownerId(),
    /** Often a secret of the calendar's service. */
    url: text('url').notNull(),
    events: jsonb('events').$type<DayEvent[]>().notNull(),
    checkedAt: moment('checked_at').notNull(),
    failed: boolean('failed').notNull().default(false),
    nextAt: moment('next_at').notNull(),
  },
  (table) => [index('calendar_sources_next').on(table.nextAt)],
);
