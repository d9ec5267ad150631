import { customType, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { reportReasons } from '#contract/shares.ts';
import { moment, ownerId, ownRow } from './accounts.ts';
import { outfits } from './wardrobe.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const shares = pgTable(
  'shares',
  {
    ownerId: ownerId(),
    /** 128 random bits, in the link's address. */
    token: text('token').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Taken down by the operator. */
    removedAt: moment('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.token] }), index('shares_token').on(table.token)],
);

/** Deleted with the outfit, and so with each of its garments. */
export const sharedOutfits = pgTable(
  'shared_outfits',
  {
    ownerId: ownerId(),
    token: text('token').notNull(),
    outfitId: uuid('outfit_id').notNull(),
    position: integer('position').notNull(),
    /** WebP; in the row, so that it cannot outlive what it shows. */
    picture: bytes('picture'),
    /** Digest of what the picture shows. */
    pictureOf: text('picture_of'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.token, table.outfitId] }),
    foreignKey({
      columns: [table.ownerId, table.token],
      foreignColumns: [shares.ownerId, shares.token],
    }).onDelete('cascade'),
    ownRow(table.ownerId, table.outfitId, outfits).onDelete('cascade'),
    index('shared_outfits_outfit').on(table.ownerId, table.outfitId),
  ],
);

export const shareVotes = pgTable(
  'share_votes',
  {
    ownerId: ownerId(),
    token: text('token').notNull(),
    voter: text('voter').notNull(),
    network: text('network').notNull(),
    outfitId: uuid('outfit_id').notNull(),
    votedAt: moment('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.token, table.voter] }),
    foreignKey({
      name: 'share_votes_shared_outfit',
      columns: [table.ownerId, table.token, table.outfitId],
      foreignColumns: [sharedOutfits.ownerId, sharedOutfits.token, sharedOutfits.outfitId],
    }).onDelete('cascade'),
  ],
);

export const shareReports = pgTable(
  'share_reports',
  {
    ownerId: ownerId(),
    token: text('token').notNull(),
    network: text('network').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.token, table.network] }),
    foreignKey({
      columns: [table.ownerId, table.token],
      foreignColumns: [shares.ownerId, shares.token],
    }).onDelete('cascade'),
  ],
);
