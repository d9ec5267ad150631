import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { careSymbols } from '#contract/care.ts';
import type { PartFibre } from '#contract/fibres.ts';
import type { GarmentColor, GuessedField } from '#contract/garments.ts';
import type { OutfitDay } from '#contract/outfits.ts';
import type { ScannedField } from '#contract/scanned-fields.ts';
import {
  categories,
  conditions,
  cutters,
  fabrics,
  kinds,
  lengths,
  occasions,
  patterns,
  pictureChoices,
  type SeeingProvider,
  seasons,
  sleeves,
  styles,
} from '#contract/vocabulary.ts';
import type { DrawnGarment } from '#illustrator/drawn-garment.ts';
import type { Losses } from '#stylist/learning/learn.ts';
import type { Personal } from '#stylist/rule-weights.ts';
import { moment, users } from './accounts.ts';

/**
 * Every table of a person's belongings starts its primary key with the owner. A reference to
 * somebody else's row is then impossible in the database itself, and rows of one person stay
 * together when the database is sharded by owner.
 */
const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const photos = pgTable(
  'photos',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    /** Folder in the photo store that holds the sizes of a photograph. */
    storageKey: text('storage_key'),
    /** What to draw, for a garment without a photograph: drawn when it is first looked at. */
    drawing: jsonb('drawing').$type<DrawnGarment>(),
    /** Who drew the outline of a photograph's cut-out; after a person, the outline is kept beside it. */
    cutBy: text('cut_by', { enum: cutters }).notNull().default('scanner'),
    /** What a photograph's files take in the store; null for a drawing, and where nothing measured it. */
    bytes: integer('bytes'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    check('photos_taken_or_drawn', sql`(${table.storageKey} is null) <> (${table.drawing} is null)`),
  ],
);

export const garments = pgTable(
  'garments',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    photoId: uuid('photo_id').notNull(),
    name: text('name').notNull(),
    brand: text('brand'),
    kind: text('kind', { enum: kinds }).notNull(),
    category: text('category', { enum: categories }).notNull(),
    size: text('size'),
    color: text('color').notNull(),
    colors: jsonb('colors').$type<GarmentColor[]>().notNull(),
    pattern: text('pattern', { enum: patterns }).notNull(),
    style: text('style', { enum: styles }).notNull(),
    fabric: text('fabric', { enum: fabrics }).notNull(),
    condition: text('condition', { enum: conditions }).notNull(),
    /** What its label says; empty where nobody has said. */
    composition: jsonb('composition').$type<PartFibre[]>().notNull().default([]),
    care: text('care', { enum: careSymbols }).array().notNull().default([]),
    /** Null where nobody has said, or where the kind has none to speak of. */
    sleeve: text('sleeve', { enum: sleeves }),
    length: text('length', { enum: lengths }),
    purchasePriceCents: integer('purchase_price_cents'),
    /** The order of the shop that it came with, and the product that it is. */
    orderId: uuid('order_id'),
    productId: text('product_id'),
    seasons: text('seasons', { enum: seasons }).array().notNull(),
    tags: text('tags').array().notNull(),
    favorite: boolean('favorite').notNull().default(false),
    inLaundry: boolean('in_laundry').notNull().default(false),
    /** What the owner wants to see of it, as far as it was photographed and cut out. */
    shown: text('shown', { enum: pictureChoices }).notNull().default('cutout'),
    /** Fields that are still a guess. */
    suggested: jsonb('suggested').$type<Partial<Record<GuessedField, true>>>().notNull(),
    /** Whose model made the guess, where it was not the scanner of this machine. */
    origin: jsonb('origin').$type<Partial<Record<GuessedField, SeeingProvider>>>().notNull().default({}),
    confidence: jsonb('confidence').$type<Partial<Record<ScannedField, number>>>().notNull(),
    /** The scanner's embedding as little-endian float32, for "similar garment" search. */
    embedding: bytes('embedding'),
    /** The model that made it: embeddings of two models cannot be compared. */
    embeddingModel: text('embedding_model'),
    /** Kept in step with `wears` in the same transaction, so that a wardrobe is read in one query. */
    timesWorn: integer('times_worn').notNull().default(0),
    lastWornAt: moment('last_worn_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({ columns: [table.ownerId, table.photoId], foreignColumns: [photos.ownerId, photos.id] }),
    index('garments_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);

export const outfits = pgTable(
  'outfits',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    occasion: text('occasion', { enum: occasions }).notNull(),
    season: text('season', { enum: seasons }).notNull(),
    aiGenerated: boolean('ai_generated').notNull(),
    aiScore: integer('ai_score'),
    parts: jsonb('parts')
      .$type<{ rule: string; label: string; points: number; max: number; reason: string }[]>()
      .notNull(),
    reasons: text('reasons').array().notNull(),
    tags: text('tags').array().notNull(),
    timesWorn: integer('times_worn').notNull().default(0),
    lastWornAt: moment('last_worn_at'),
    /** The outfits that were proposed together share it; null for one that a person put together. */
    generationId: uuid('generation_id'),
    day: jsonb('day').$type<OutfitDay>(),
    /** What it loses by each rule of the engine: all that a choice of it teaches. */
    losses: jsonb('losses').$type<Losses>(),
    /** How far the person's choice of it moved each weight, so that it can be taken back. */
    taught: jsonb('taught').$type<Personal>(),
    /** The person said that they like it. */
    kept: boolean('kept').notNull().default(false),
    /** The person gave it a name or a description of their own. */
    worded: boolean('worded').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export const outfitGarments = pgTable(
  'outfit_garments',
  {
    ownerId: ownerId(),
    outfitId: uuid('outfit_id').notNull(),
    garmentId: uuid('garment_id').notNull(),
    /** Order of the body: outer, top, bottom, shoes, accessories. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.outfitId, table.garmentId] }),
    foreignKey({
      columns: [table.ownerId, table.outfitId],
      foreignColumns: [outfits.ownerId, outfits.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.ownerId, table.garmentId],
      foreignColumns: [garments.ownerId, garments.id],
    }).onDelete('cascade'),
    index('outfit_garments_garment').on(table.ownerId, table.garmentId),
  ],
);

/** The history of wearing: one row a garment and time, with the outfit that it was worn in. */
export const wears = pgTable(
  'wears',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    garmentId: uuid('garment_id').notNull(),
    outfitId: uuid('outfit_id'),
    wornAt: moment('worn_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      columns: [table.ownerId, table.garmentId],
      foreignColumns: [garments.ownerId, garments.id],
    }).onDelete('cascade'),
    index('wears_garment').on(table.ownerId, table.garmentId, table.wornAt),
  ],
);

/**
 * Versatility of every garment, counted once per change of the wardrobe instead of once per look
 * at it. `revision` grows with each change; figures counted at an older one are counted again.
 */
export const wardrobeInsights = pgTable('wardrobe_insights', {
  ownerId: ownerId().primaryKey(),
  revision: integer('revision').notNull(),
  countedRevision: integer('counted_revision').notNull(),
  versatility: jsonb('versatility').$type<Record<string, { percent: number; outfits: number }>>().notNull(),
});

/** What the scanner read in a photograph, beside what the person made of it. */
export const scans = pgTable(
  'scans',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    garmentId: uuid('garment_id').notNull(),
    analysis: jsonb('analysis').notNull(),
    millis: real('millis').notNull(),
    /** Where it was read: here, or on the person's own device, whose word it then is. */
    readOn: text('read_on', { enum: ['server', 'device'] })
      .notNull()
      .default('server'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      columns: [table.ownerId, table.garmentId],
      foreignColumns: [garments.ownerId, garments.id],
    }).onDelete('cascade'),
  ],
);

/** Outfits on days of the calendar of Europe/Madrid. */
export const plannedOutfits = pgTable(
  'planned_outfits',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    outfitId: uuid('outfit_id').notNull(),
    /** When it was marked as worn, so that no day counts twice. */
    wornAt: moment('worn_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('planned_outfits_once_a_day').on(table.ownerId, table.day, table.outfitId),
    foreignKey({
      columns: [table.ownerId, table.outfitId],
      foreignColumns: [outfits.ownerId, outfits.id],
    }).onDelete('cascade'),
  ],
);
