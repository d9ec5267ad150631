import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type CostResource, costResources, trustLevels } from '#contract/trust.ts';
import { users } from './accounts.ts';

const columns = () => ({
  /** An hour in UTC (`2026-11-22T15`) or a day in Madrid (`2026-11-22`). */
  period: text('period').notNull(),
  resource: text('resource', { enum: costResources as readonly CostResource[] as [CostResource] }).notNull(),
  /** Counts, milliseconds, bytes, or millionths of a euro. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
});

/** With the latest level of trust in the period. */
export const personCosts = pgTable(
  'person_costs',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text('level', { enum: trustLevels }).notNull(),
    ...columns(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.period, table.resource] }),
    index('person_costs_period').on(table.period),
  ],
);

/** Of a pool (`everyone`) or of a level from one hashed network (`visitor@…`). */
export const sharedCosts = pgTable(
  'shared_costs',
  { scope: text('scope').notNull(), ...columns() },
  (table) => [
    primaryKey({ columns: [table.scope, table.period, table.resource] }),
    index('shared_costs_period').on(table.period),
  ],
);
