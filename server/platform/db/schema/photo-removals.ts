import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts.ts';

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
  /** By the database's clock. */
  aliveUntil: moment('alive_until').notNull(),
});
