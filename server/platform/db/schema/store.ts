import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Care } from '#contract/care.ts';
import { fabrics, patterns, styles } from '#contract/garment-attributes.ts';
import { categories, kinds, occasions, seasons } from '#contract/vocabulary.ts';
import type { Silhouette } from '#illustrator/illustrate.ts';
import { moment, owned, ownerId } from './accounts.ts';

/** The second is that of the pattern or trims. */
export interface ProductColor {
  name: string;
  hex: string;
  secondHex?: string;
}

export interface Fibre {
  fibre: string;
  percent: number;
}

/** Never deleted: carts and orders refer to them. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    brand: text('brand').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: categories }).notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    silhouette: text('silhouette').$type<Silhouette>(),
    pattern: text('pattern', { enum: patterns }).notNull(),
    fabric: text('fabric', { enum: fabrics }).notNull(),
    style: text('style', { enum: styles }).notNull(),
    seasons: text('seasons', { enum: seasons }).array().notNull(),
    occasions: text('occasions', { enum: occasions }).array().notNull(),
    colors: jsonb('colors').$type<ProductColor[]>().notNull(),
    sizes: text('sizes').array().notNull(),
    composition: jsonb('composition').$type<Fibre[]>().notNull(),
    care: text('care').array().$type<Care[]>().notNull(),
    /** Tenths: 47 is 4.7. */
    ratingTenths: integer('rating_tenths').notNull(),
    reviews: integer('reviews').notNull(),
    ratingIsSample: boolean('rating_is_sample').notNull(),
    /** The catalogue does not overwrite imported rows. */
    source: text('source', { enum: ['catalogue', 'import'] }).notNull(),
    active: boolean('active').notNull(),
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('products_position').on(table.position)],
);

export const productVariants = pgTable(
  'product_variants',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    color: text('color').notNull(),
    size: text('size').notNull(),
    stock: integer('stock').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.color, table.size] }),
    check('product_variants_stock', sql`${table.stock} >= 0`),
  ],
);

/**
 * The latest row is the current price; earlier ones give the struck-through price (Directive 98/6/EC, art.
 * 6a).
 */
export const priceHistory = pgTable(
  'price_history',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    startsAt: moment('starts_at').notNull(),
    priceCents: integer('price_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.startsAt] }),
    check('price_history_price', sql`${table.priceCents} > 0`),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    ownerId: ownerId(),
    productId: text('product_id').notNull(),
    color: text('color').notNull(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.productId, table.color, table.size] }),
    foreignKey({
      name: 'cart_items_variant',
      columns: [table.productId, table.color, table.size],
      foreignColumns: [productVariants.productId, productVariants.color, productVariants.size],
    }),
    check('cart_items_quantity', sql`${table.quantity} > 0`),
  ],
);

export const favorites = pgTable(
  'favorites',
  {
    ownerId: ownerId(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.productId] })],
);

export const wishes = pgTable(
  'wishes',
  {
    ...owned(),
    name: text('name').notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    color: text('color').notNull(),
    priceCents: integer('price_cents'),
    page: text('page'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export const budgets = pgTable('budgets', {
  ownerId: ownerId().primaryKey(),
  monthCents: integer('month_cents'),
  yearCents: integer('year_cents'),
});

/** So that an unchanged catalogue costs one query. */
export const catalogueSeeds = pgTable('catalogue_seeds', {
  name: text('name').primaryKey(),
  contentHash: text('content_hash').notNull(),
});
