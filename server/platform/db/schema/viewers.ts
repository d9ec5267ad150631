import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { viewables } from '#contract/viewables.ts';
import { moment, owned, ownerId } from './accounts.ts';

const shows = () => text('shows', { enum: viewables }).array().notNull();

export const viewerInvitations = pgTable(
  'viewer_invitations',
  {
    ...owned(),
    /** SHA-256 of the link's token; the row is deleted when it is used. */
    tokenHash: text('token_hash').notNull().unique(),
    ownerName: text('owner_name').notNull(),
    sentTo: text('sent_to'),
    shows: shows(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('viewer_invitations_expires_at').on(table.expiresAt),
  ],
);

/** Viewers of the owner's wardrobe; each has its counterpart in `viewed_wardrobes`. */
export const viewers = pgTable(
  'viewers',
  {
    ownerId: ownerId(),
    /** No reference: a distributed table can refer by its owner alone. */
    viewerId: uuid('viewer_id').notNull(),
    name: text('name').notNull(),
    username: text('username').notNull(),
    ownerName: text('owner_name').notNull(),
    shows: shows(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.viewerId] })],
);

/** The wardrobes that the owner of the row may look at; what they see is decided by `viewers`. */
export const viewedWardrobes = pgTable(
  'viewed_wardrobes',
  {
    ownerId: ownerId(),
    /** The account that is looked at. */
    shownBy: uuid('shown_by').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.shownBy] })],
);
