import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts.ts';

/**
 * Folders of the photo store that nothing names any more, written down in the transaction that let go of them: they
 * go at once, or, while a backup copies what its snapshot names or the store does not answer, a little later.
 */
export const photoRemovals = pgTable(
  'photo_removals',
  {
    folder: text('folder').primaryKey(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('photo_removals_created_at').on(table.createdAt)],
);

/** Backups that are being made: as long as one lives, no photograph is removed. */
export const runningBackups = pgTable('running_backups', {
  id: uuid('id').primaryKey(),
  /** Put off again and again while it lives; by the database's clock. */
  aliveUntil: moment('alive_until').notNull(),
});
