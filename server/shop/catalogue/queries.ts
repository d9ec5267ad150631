import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { priceHistory, products, productVariants } from '#server/platform/db/schema/index.ts';
import { type Price, type PriceChange, priceAt } from './price.ts';

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof productVariants.$inferSelect;

export interface PricedProduct {
  row: ProductRow;
  variants: VariantRow[];
  price: Price;
}

/** In the order of the shop. */
export function productsForSale(db: Executor, now: Date): Promise<PricedProduct[]> {
  return pricedProducts(db, now, eq(products.active, true));
}

export async function productForSale(
  db: Executor,
  id: string,
  now: Date,
): Promise<PricedProduct | undefined> {
  const [product] = await pricedProducts(db, now, and(eq(products.active, true), eq(products.id, id)), [id]);
  return product;
}

async function pricedProducts(
  db: Executor,
  now: Date,
  which: SQL | undefined,
  ids?: readonly string[],
): Promise<PricedProduct[]> {
  const [rows, variants, prices] = await Promise.all([
    db.select().from(products).where(which).orderBy(asc(products.position), asc(products.id)),
    db
      .select()
      .from(productVariants)
      .where(ids && inArray(productVariants.productId, [...ids])),
    pricesOf(db, now, ids),
  ]);
  const byProduct = Map.groupBy(variants, ({ productId }) => productId);
  return rows.flatMap((row) => {
    const price = prices.get(row.id);
    // A product is not sold before its first price begins.
    return price === undefined ? [] : [{ row, variants: byProduct.get(row.id) ?? [], price }];
  });
}

/** Returns prices at a moment, of every product by default. */
export async function pricesOf(
  db: Executor,
  now: Date,
  ids?: readonly string[],
): Promise<Map<string, Price>> {
  const rows = await db
    .select()
    .from(priceHistory)
    .where(and(lte(priceHistory.startsAt, now), ids && inArray(priceHistory.productId, [...ids])));
  const prices = new Map<string, Price>();
  for (const [id, history] of Map.groupBy<string, PriceChange & { productId: string }>(
    rows,
    ({ productId }) => productId,
  )) {
    const price = priceAt(history, now);
    if (price !== null) prices.set(id, price);
  }
  return prices;
}
