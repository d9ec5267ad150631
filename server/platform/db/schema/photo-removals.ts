import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts.ts';

/**
 * Folders to delete from the photo store, written in the transaction that released them. Deletion waits for
 * running backups and retries while the store is unavailable.
 */
export const photoRemovals = pgTable(
  'photo_removals',
  {
    folder: text('folder').primaryKey(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('photo_removals_created_at').on(table.createdAt)],
);

/** Leases of running backups, which postpone the removal of photos. */
export const runningBackups = pgTable('running_backups', {
  id: uuid('id').primaryKey(),
  /** Renewed while the backup runs; by the database's clock. */
  aliveUntil: moment('alive_until').notNull(),
});
