import { createHash } from 'node:crypto';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { ColorName } from '#contract/colors.ts';
import { hexOfColor } from '#contract/colors.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { catalogueSeeds, priceHistory, products, productVariants } from '#server/platform/db/schema/index.ts';
import type { ProductColor } from '#server/platform/db/schema/store.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { pricesOf } from './queries.ts';
import { type CatalogueEntry, type CatalogueProduct, catalogue, reducedCents } from './seeded/index.ts';

/** Increment to rewrite an unchanged catalogue. */
const version = 1;
const seedName = 'catalogue';
/** Age of the original price when the shop opens. */
const openedBeforeMillis = 60 * 24 * 60 * 60 * 1000;

/**
 * Writes the catalogue unless this version is present. Descriptions are updated; a different price starts
 * now; stock is written once, and imported products are left alone.
 * @returns whether anything was written
 */
export async function seedStore(
  { db, now }: Pick<Services, 'db' | 'now'>,
  entries: readonly CatalogueEntry[] = catalogue,
): Promise<boolean> {
  const contentHash = createHash('sha256')
    .update(JSON.stringify([version, entries]))
    .digest('base64url');
  const [known] = await db.select().from(catalogueSeeds).where(eq(catalogueSeeds.name, seedName));
  if (known?.contentHash === contentHash) return false;
  const moment = now();
  return inTransaction(db, async (tx) => {
    // The row serialises servers that start together.
    await tx.insert(catalogueSeeds).values({ name: seedName, contentHash: '' }).onConflictDoNothing();
    const [turn] = await tx
      .select()
      .from(catalogueSeeds)
      .where(eq(catalogueSeeds.name, seedName))
      .for('update');
    if (turn?.contentHash === contentHash) return false;
    const ours = await writeProducts(tx, entries, moment);
    await writeStock(tx, ours);
    await writePrices(tx, ours, moment);
    await tx.update(catalogueSeeds).set({ contentHash }).where(eq(catalogueSeeds.name, seedName));
    return true;
  });
}

/** Updates the products and returns those that still follow the catalogue. */
async function writeProducts(
  tx: Executor,
  entries: readonly CatalogueEntry[],
  createdAt: Date,
): Promise<CatalogueEntry[]> {
  const rows = entries.map((entry, position) => rowOf(entry, position, createdAt));
  const { id: _id, createdAt: _createdAt, source: _source, ...described } = products;
  const columns = Object.keys(rows[0] ?? {}).filter(
    (name) => name in described,
  ) as (keyof typeof described)[];
  const written = await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.id,
      set: Object.fromEntries(
        columns.map((name) => [name, sql.raw(`excluded."${(described[name] as { name: string }).name}"`)]),
      ),
      setWhere: eq(products.source, 'catalogue'),
    })
    .returning({ id: products.id });
  const ids = written.map(({ id }) => id);
  await tx
    .update(products)
    .set({ active: false })
    .where(and(eq(products.source, 'catalogue'), notInArray(products.id, ids)));
  const ours = new Set(ids);
  return entries.filter(({ product }) => ours.has(product.id));
}

async function writeStock(tx: Executor, entries: readonly CatalogueEntry[]): Promise<void> {
  const rows = entries.flatMap(({ product }) =>
    Object.entries(product.stock).flatMap(([color, pieces]) =>
      product.sizes.map((size, i) => ({ productId: product.id, color, size, stock: pieces[i] ?? 0 })),
    ),
  );
  // PostgreSQL allows 65,535 parameters a statement.
  for (let at = 0; at < rows.length; at += 5000)
    await tx
      .insert(productVariants)
      .values(rows.slice(at, at + 5000))
      .onConflictDoNothing();
}

async function writePrices(tx: Executor, entries: readonly CatalogueEntry[], moment: Date): Promise<void> {
  const ids = entries.map(({ product }) => product.id);
  const known = await pricesOf(tx, moment, ids);
  const rows = entries.flatMap(({ product: { id: productId, originalEuros } }) => {
    const now = { productId, startsAt: moment, priceCents: reducedCents(originalEuros) };
    const price = known.get(productId);
    if (price !== undefined) return price.cents === now.priceCents ? [] : [now];
    const openedAt = new Date(moment.getTime() - openedBeforeMillis);
    return [{ productId, startsAt: openedAt, priceCents: originalEuros * 100 }, now];
  });
  if (rows.length > 0) await tx.insert(priceHistory).values(rows).onConflictDoNothing();
}

function rowOf(
  { brand, product }: CatalogueEntry,
  position: number,
  createdAt: Date,
): typeof products.$inferInsert {
  return {
    id: product.id,
    name: product.name,
    brand,
    description: product.description,
    category: categoryOfKind[product.look.kind],
    kind: product.look.kind,
    silhouette: product.look.silhouette,
    pattern: product.look.pattern ?? 'plain',
    fabric: product.look.fabric,
    style: product.look.style,
    seasons: [...product.seasons],
    occasions: [...product.occasions],
    colors: colorsOf(product),
    sizes: [...product.sizes],
    composition: Object.entries(product.composition).map(([fibre, percent]) => ({ fibre, percent })),
    care: [...product.care],
    ratingTenths: Math.round(product.rating * 10),
    reviews: product.reviews,
    ratingIsSample: true,
    source: 'catalogue',
    active: true,
    position,
    createdAt,
  };
}

function colorsOf({ id, stock, second }: CatalogueProduct): ProductColor[] {
  const hexOf = (name: string): string => {
    const hex = hexOfColor(name);
    if (hex === undefined) throw new Error(`${id} is ${name}, which is no colour that Vestidor names`);
    return hex;
  };
  return Object.keys(stock).map((name) => {
    const other = second?.[name as ColorName];
    return { name, hex: hexOf(name), ...(other !== undefined && { secondHex: hexOf(other) }) };
  });
}
