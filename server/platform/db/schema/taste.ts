import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RejectionReason } from '#contract/composing.ts';
import type { Figure } from '#contract/figure.ts';
import type { StyleProfile } from '#contract/style-profile.ts';
import type { Losses } from '#stylist/learning/learn.ts';
import type { Personal } from '#stylist/rule-weights.ts';
import { moment, owned, ownerId } from './accounts.ts';
import type { outfits } from './wardrobe.ts';

export const tastes = pgTable('tastes', {
  ownerId: ownerId().primaryKey(),
  favoriteColors: text('favorite_colors').array().notNull(),
  avoidedColors: text('avoided_colors').array().notNull(),
  learned: jsonb('learned').$type<Personal>().notNull(),
  choices: integer('choices').notNull(),
  /** When the person last forgot each feature of garments, in ISO 8601. */
  forgotten: jsonb('forgotten').$type<Record<string, string>>().notNull().default({}),
  /** Nothing earlier is learned from. */
  forgottenAt: moment('forgotten_at'),
});

export const styleProfiles = pgTable('style_profiles', {
  ownerId: ownerId().primaryKey(),
  profile: jsonb('profile').$type<StyleProfile>().notNull(),
});

export const figures = pgTable('figures', {
  ownerId: ownerId().primaryKey(),
  figure: jsonb('figure').$type<Figure>().notNull(),
});

/** Timestamps are text in JSON. */
export type RejectedOutfit = Omit<typeof outfits.$inferSelect, 'createdAt' | 'lastWornAt'> & {
  plans: { id: string; day: string; wornAt: string | null; createdAt: string }[];
  /** Links that show it, with the votes it had; absent in rows of earlier versions. */
  shares?: {
    token: string;
    position: number;
    votes: { voter: string; network: string; votedAt: string }[];
  }[];
};

/** Kept so that they are not proposed again and can be restored. */
export const rejectedOutfits = pgTable(
  'rejected_outfits',
  {
    ...owned(),
    generationId: uuid('generation_id'),
    garmentIds: uuid('garment_ids').array().notNull(),
    losses: jsonb('losses').$type<Losses>(),
    outfit: jsonb('outfit').$type<RejectedOutfit>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastWornAt: moment('last_worn_at'),
    /** To undo them. */
    taught: jsonb('taught').$type<Personal>().notNull(),
    rejectedAt: moment('rejected_at').notNull(),
    reason: jsonb('reason').$type<RejectionReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('rejected_outfits_rejected_at').on(table.ownerId, table.rejectedAt),
  ],
);
