import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './accounts.ts';

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
