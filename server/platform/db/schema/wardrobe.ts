import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Absence } from '#contract/absence.ts';
import { careSymbols } from '#contract/care.ts';
import type { Departure } from '#contract/departure.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { PartFibre } from '#contract/fibres.ts';
import { attributeValues, type GarmentAttribute } from '#contract/garment-attributes.ts';
import type { GarmentColor, GuessedField } from '#contract/garments.ts';
import type { OutfitDay } from '#contract/outfits.ts';
import type { ScannedField } from '#contract/scanned-fields.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { Upkeep } from '#contract/upkeep-log.ts';
import {
  categories,
  cutters,
  kinds,
  occasions,
  pictureChoices,
  type SeeingProvider,
  seasons,
} from '#contract/vocabulary.ts';
import type { DrawnGarment } from '#illustrator/drawn-garment.ts';
import type { Losses } from '#stylist/learning/learn.ts';
import type { Personal } from '#stylist/rule-weights.ts';
import { moment, owned, ownerId, ownRow } from './accounts.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const photos = pgTable(
  'photos',
  {
    ...owned(),
    storageKey: text('storage_key'),
    /** For garments without a photo. */
    drawing: jsonb('drawing').$type<DrawnGarment>(),
    cutBy: text('cut_by', { enum: cutters }).notNull().default('scanner'),
    bytes: integer('bytes'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    check('photos_taken_or_drawn', sql`(${table.storageKey} is null) <> (${table.drawing} is null)`),
  ],
);

export const homes = pgTable(
  'homes',
  {
    ...owned(),
    name: text('name').notNull(),
    here: boolean('here').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('homes_here').on(table.ownerId).where(sql`${table.here}`),
  ],
);

export const garments = pgTable(
  'garments',
  {
    ...owned(),
    photoId: uuid('photo_id').notNull(),
    name: text('name').notNull(),
    brand: text('brand'),
    kind: text('kind', { enum: kinds }).notNull(),
    category: text('category', { enum: categories }).notNull(),
    size: text('size'),
    color: text('color').notNull(),
    colors: jsonb('colors').$type<GarmentColor[]>().notNull(),
    ...({
      pattern: text('pattern', { enum: attributeValues('pattern') }).notNull(),
      style: text('style', { enum: attributeValues('style') }).notNull(),
      fabric: text('fabric', { enum: attributeValues('fabric') }).notNull(),
      condition: text('condition', { enum: attributeValues('condition') }).notNull(),
      sleeve: text('sleeve', { enum: attributeValues('sleeve') }),
      length: text('length', { enum: attributeValues('length') }),
    } satisfies Record<GarmentAttribute, unknown>),
    composition: jsonb('composition').$type<PartFibre[]>().notNull().default([]),
    care: text('care', { enum: careSymbols }).array().notNull().default([]),
    purchasePriceCents: integer('purchase_price_cents'),
    orderId: uuid('order_id'),
    productId: text('product_id'),
    /** Address of the shop's page that it was read from. */
    page: text('page'),
    seasons: text('seasons', { enum: seasons }).array().notNull(),
    tags: text('tags').array().notNull(),
    favorite: boolean('favorite').notNull().default(false),
    inLaundry: boolean('in_laundry').notNull().default(false),
    /** Null goes by the kind, 0 is never. */
    washAfter: integer('wash_after'),
    /** `timesWorn` at the last wash. */
    washedAtWear: integer('washed_at_wear').notNull().default(0),
    upkeep: jsonb('upkeep').$type<Upkeep[]>().notNull().default([]),
    away: jsonb('away').$type<Absence>(),
    homeId: uuid('home_id'),
    keptAt: moment('kept_at'),
    /** Its outfits are kept, but not shown. */
    departure: jsonb('departure').$type<Departure>(),
    shown: text('shown', { enum: pictureChoices }).notNull().default('cutout'),
    suggested: jsonb('suggested').$type<Partial<Record<GuessedField, true>>>().notNull(),
    /** Absent for the scanner. */
    origin: jsonb('origin').$type<Partial<Record<GuessedField, SeeingProvider>>>().notNull().default({}),
    confidence: jsonb('confidence').$type<Partial<Record<ScannedField, number>>>().notNull(),
    /** Little-endian float32. */
    embedding: bytes('embedding'),
    /** Embeddings of different models are not comparable. */
    embeddingModel: text('embedding_model'),
    /** Changed with `wears` in one transaction, so that a wardrobe takes one query. */
    timesWorn: integer('times_worn').notNull().default(0),
    /** Counted in `timesWorn`, without a day. */
    wornBefore: integer('worn_before').notNull().default(0),
    lastWornAt: moment('last_worn_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    ownRow(table.ownerId, table.photoId, photos),
    ownRow(table.ownerId, table.homeId, homes),
    index('garments_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);

export const outfits = pgTable(
  'outfits',
  {
    ...owned(),
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
    /** Shared by outfits proposed together; null for the person's own. */
    generationId: uuid('generation_id'),
    day: jsonb('day').$type<OutfitDay>(),
    /** Penalty by rule of the engine. */
    losses: jsonb('losses').$type<Losses>(),
    taught: jsonb('taught').$type<Personal>(),
    /** Garments that have left the wardrobe. */
    departed: integer('departed').notNull().default(0),
    kept: boolean('kept').notNull().default(false),
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
    /** Head to toe: outer, top, bottom, shoes, accessories. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.outfitId, table.garmentId] }),
    ownRow(table.ownerId, table.outfitId, outfits).onDelete('cascade'),
    ownRow(table.ownerId, table.garmentId, garments).onDelete('cascade'),
    index('outfit_garments_garment').on(table.ownerId, table.garmentId),
  ],
);

export const wears = pgTable(
  'wears',
  {
    ...owned(),
    garmentId: uuid('garment_id').notNull(),
    outfitId: uuid('outfit_id'),
    wornAt: moment('worn_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    ownRow(table.ownerId, table.garmentId, garments).onDelete('cascade'),
    index('wears_garment').on(table.ownerId, table.garmentId, table.wornAt),
  ],
);

/** `versatility` is valid while `countedRevision` is `revision`, which every edit of the wardrobe increments. */
export const wardrobeInsights = pgTable('wardrobe_insights', {
  ownerId: ownerId().primaryKey(),
  /** Replaced with every change of garments, wears and outfits. Random: a restored count would repeat. */
  state: uuid('state'),
  revision: integer('revision').notNull(),
  countedRevision: integer('counted_revision').notNull(),
  versatility: jsonb('versatility').$type<Record<string, { percent: number; outfits: number }>>().notNull(),
});

export const scans = pgTable(
  'scans',
  {
    ...owned(),
    garmentId: uuid('garment_id').notNull(),
    analysis: jsonb('analysis').notNull(),
    millis: real('millis').notNull(),
    /** `device`: sent by the client, so not trusted. */
    readOn: text('read_on', { enum: ['server', 'device'] })
      .notNull()
      .default('server'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    ownRow(table.ownerId, table.garmentId, garments).onDelete('cascade'),
  ],
);

/** Read together with many others; filed when the owner has reviewed them. */
export const unfiledScans = pgTable(
  'unfiled_scans',
  {
    ...owned(),
    photoId: uuid('photo_id').notNull(),
    analysis: jsonb('analysis').$type<ScanAnalysis>().notNull(),
    /** Little-endian float32. */
    embedding: bytes('embedding').notNull(),
    embeddingModel: text('embedding_model').notNull(),
    millis: real('millis').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    ownRow(table.ownerId, table.photoId, photos),
    index('unfiled_scans_created').on(table.createdAt),
  ],
);

/** Photographs sent for review that are not read yet, and what reading them was refused for. */
export const unreadPhotographs = pgTable(
  'unread_photographs',
  {
    ...owned(),
    /** As it was sent; null once it is refused. */
    photograph: bytes('photograph'),
    confirmed: boolean('confirmed').notNull(),
    showFace: boolean('show_face').notNull(),
    /** Hash of the sender's, which shares the cost. */
    network: text('network').notNull(),
    attempts: integer('attempts').notNull(),
    /** Postponed while a server reads it; null once it is refused. */
    dueAt: moment('due_at'),
    refusal: text('refusal').$type<ErrorCode>(),
    message: text('message'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('unread_photographs_due').on(table.dueAt),
    index('unread_photographs_created_at').on(table.createdAt),
    check(
      'unread_photographs_waits_or_refused',
      sql`(${table.photograph} is null) = (${table.refusal} is not null)`,
    ),
  ],
);

/** By days of Europe/Madrid. */
export const plannedOutfits = pgTable(
  'planned_outfits',
  {
    ...owned(),
    day: date('day', { mode: 'string' }).notNull(),
    outfitId: uuid('outfit_id').notNull(),
    /** So that no day counts twice. */
    wornAt: moment('worn_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('planned_outfits_once_a_day').on(table.ownerId, table.day, table.outfitId),
    ownRow(table.ownerId, table.outfitId, outfits).onDelete('cascade'),
  ],
);
