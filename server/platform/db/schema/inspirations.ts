import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SeenPart } from '#contract/inspirations.ts';
import { moment, owned, ownerId, ownRow } from './accounts.ts';
import { outfits } from './wardrobe.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const inspirations = pgTable(
  'inspirations',
  {
    ...owned(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export const inspirationParts = pgTable(
  'inspiration_parts',
  {
    ownerId: ownerId(),
    inspirationId: uuid('inspiration_id').notNull(),
    place: integer('place').notNull(),
    seen: jsonb('seen').$type<SeenPart>().notNull(),
    /** Small WebP with alpha; null where it could show a face. */
    picture: bytes('picture'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.inspirationId, table.place] }),
    foreignKey({
      name: 'inspiration_parts_inspiration_fk',
      columns: [table.ownerId, table.inspirationId],
      foreignColumns: [inspirations.ownerId, inspirations.id],
    }).onDelete('cascade'),
  ],
);

export const boards = pgTable(
  'boards',
  {
    ...owned(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export const boardItems = pgTable(
  'board_items',
  {
    ownerId: ownerId(),
    boardId: uuid('board_id').notNull(),
    position: integer('position').notNull(),
    inspirationId: uuid('inspiration_id'),
    outfitId: uuid('outfit_id'),
    note: text('note').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.boardId, table.position] }),
    ownRow(table.ownerId, table.boardId, boards).onDelete('cascade'),
    foreignKey({
      name: 'board_items_inspiration_fk',
      columns: [table.ownerId, table.inspirationId],
      foreignColumns: [inspirations.ownerId, inspirations.id],
    }).onDelete('cascade'),
    ownRow(table.ownerId, table.outfitId, outfits).onDelete('cascade'),
    index('board_items_inspiration').on(table.ownerId, table.inspirationId),
    index('board_items_outfit').on(table.ownerId, table.outfitId),
    check('board_items_one', sql`(${table.inspirationId} is null) <> (${table.outfitId} is null)`),
  ],
);
