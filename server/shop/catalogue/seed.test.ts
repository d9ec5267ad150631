import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseClient } from '#server/platform/db/client.ts';
import { priceHistory, products, productVariants } from '#server/platform/db/schema/index.ts';
import { openTestDatabase } from '#tests/factories/database.ts';
import { productForSale, productsForSale } from './queries.ts';
import { seedStore } from './seed.ts';
import { type CatalogueEntry, catalogue } from './seeded/index.ts';

const few = catalogue.slice(0, 12);
const first = few[0] as CatalogueEntry;
const { id } = first.product;
const day = 24 * 60 * 60 * 1000;
const opening = new Date('2026-11-21T10:00:00Z');

let database: DatabaseClient;
let at: Date;
const seed = (entries: readonly CatalogueEntry[] = few) =>
  seedStore({ db: database.db, now: () => at }, entries);

beforeEach(async () => {
  database = await openTestDatabase();
  at = opening;
});

const changed = (product: Partial<CatalogueEntry['product']>): CatalogueEntry[] => [
  { ...first, product: { ...first.product, ...product } },
  ...few.slice(1),
];

describe('seeding the shop', () => {
  it('brings every product with stock and with 15 % off the price of the month before', async () => {
    expect(await seed(catalogue)).toBe(true);
    const sold = await productsForSale(database.db, at);
    expect(sold.map(({ row }) => row.id)).toEqual(catalogue.map(({ product }) => product.id));
    for (const { row, price, variants } of sold) {
      expect(Math.round((1 - price.cents / price.originalCents) * 100), row.id).toBe(15);
      expect(variants.length, row.id).toBe(row.colors.length * row.sizes.length);
    }
  });

  it('writes nothing the second time, and takes no time over it', async () => {
    await seed(catalogue);
    const before = performance.now();
    expect(await seed(catalogue)).toBe(false);
    expect(performance.now() - before).toBeLessThan(300);
  });

  it('is done once by servers that start together', async () => {
    const done = await Promise.all([seed(), seed(), seed()]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await productsForSale(database.db, at)).toHaveLength(few.length);
  });

  it('never overwrites stock that has moved', async () => {
    await seed();
    const one = and(
      eq(productVariants.productId, id),
      eq(productVariants.color, 'blanco'),
      eq(productVariants.size, 'M'),
    );
    await database.db.update(productVariants).set({ stock: 3 }).where(one);
    expect(await seed(changed({ description: 'Otra descripción. Y otra frase.' }))).toBe(true);
    const [variant] = await database.db.select().from(productVariants).where(one);
    expect(variant?.stock).toBe(3);
    const product = await productForSale(database.db, id, at);
    expect(product?.row.description).toBe('Otra descripción. Y otra frase.');
  });

  it('begins a new price where the catalogue asks another, and leaves the old ones in the history', async () => {
    await seed();
    at = new Date(opening.getTime() + 10 * day);
    await seed(changed({ originalEuros: 60 }));
    const history = await database.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(asc(priceHistory.startsAt));
    expect(history.map(({ priceCents }) => priceCents)).toEqual([4700, 3995, 5100]);
    // 39,95 € was asked within the 30 days before, so 51 € is no reduction.
    expect((await productForSale(database.db, id, at))?.price).toEqual({ cents: 5100, originalCents: 5100 });
  });

  it('takes off the shelf what the catalogue drops, and keeps the row', async () => {
    await seed();
    await seed(few.slice(1));
    expect(await productForSale(database.db, id, at)).toBeUndefined();
    const [row] = await database.db.select().from(products).where(eq(products.id, id));
    expect(row?.active).toBe(false);
  });

  it('leaves alone what an operator has imported', async () => {
    await seed();
    await database.db.update(products).set({ source: 'import', name: 'Mío' }).where(eq(products.id, id));
    await seed(changed({ description: 'No llega. No llega tampoco.', originalEuros: 60 }));
    const product = await productForSale(database.db, id, at);
    expect(product?.row.name).toBe('Mío');
    expect(product?.price.cents).toBe(3995);
  });

  it('cannot store less than nothing', async () => {
    await seed(few.slice(0, 1));
    await expect(database.db.update(productVariants).set({ stock: -1 })).rejects.toThrow();
  });
});
