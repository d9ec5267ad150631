import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type CostResource, costResources, trustLevels } from '#contract/trust.ts';
import { users } from './accounts.ts';

const columns = () => ({
  /** An hour of UTC (`2026-11-22T15`) or a day of Madrid (`2026-11-22`). */
  period: text('period').notNull(),
  resource: text('resource', { enum: costResources as readonly CostResource[] as [CostResource] }).notNull(),
  /** Counts, milliseconds, bytes, or millionths of a euro. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
});

/** What a person has cost within a period, and the level of trust that they had last in it. */
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

/** The same of a pool (`everyone`), or of a level from one network, which is hashed (`visitor@…`). */
export const sharedCosts = pgTable(
  'shared_costs',
  { scope: text('scope').notNull(), ...columns() },
  (table) => [
    primaryKey({ columns: [table.scope, table.period, table.resource] }),
    index('shared_costs_period').on(table.period),
  ],
);
