import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Losses } from '#stylist/learning/learn.ts';
import type { Personal } from '#stylist/rule-weights.ts';
import { moment, users } from './accounts.ts';
import type { outfits } from './wardrobe.ts';

const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What the stylist knows of a person: the colours they spoke of, and what their choices have taught. */
export const tastes = pgTable('tastes', {
  ownerId: ownerId().primaryKey(),
  favoriteColors: text('favorite_colors').array().notNull(),
  avoidedColors: text('avoided_colors').array().notNull(),
  learned: jsonb('learned').$type<Personal>().notNull(),
  /** Outfits that something was learned from, since the last new beginning. */
  choices: integer('choices').notNull(),
});

/** A rejected outfit with the days that it was planned on; moments are text there. */
export type RejectedOutfit = Omit<typeof outfits.$inferSelect, 'createdAt' | 'lastWornAt'> & {
  plans: { id: string; day: string; wornAt: string | null; createdAt: string }[];
};

/**
 * Outfits that did not please. They are no longer outfits of the wardrobe, so that nothing that reads those has
 * to think of them; they are kept so as not to be proposed again, and to come back when the person takes it back.
 */
export const rejectedOutfits = pgTable(
  'rejected_outfits',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    generationId: uuid('generation_id'),
    garmentIds: uuid('garment_ids').array().notNull(),
    losses: jsonb('losses').$type<Losses>(),
    /** The outfit as it was, but for its dates, which JSON does not know. */
    outfit: jsonb('outfit').$type<RejectedOutfit>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastWornAt: moment('last_worn_at'),
    /** How far the rejection moved each weight, so that it can be taken back. */
    taught: jsonb('taught').$type<Personal>().notNull(),
    rejectedAt: moment('rejected_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('rejected_outfits_rejected_at').on(table.ownerId, table.rejectedAt),
  ],
);
