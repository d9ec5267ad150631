import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { priceHistory, products, productVariants } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { checkRows, type Fault, type ImportedProduct } from './import/check-rows.ts';
import { pricesOf } from './queries.ts';

export type { Fault } from './import/check-rows.ts';

export type ImportResult =
  | { faults: Fault[] }
  | { faults: []; added: number; changed: number; variants: number };

/**
 * Imports products from CSV: all, or none when a row has an error. Sizes and colours missing from the file
 * are sold out; a different price starts now. Imported products no longer follow the built-in catalogue.
 */
export async function importProducts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  text: string,
): Promise<ImportResult> {
  const { products: imported, faults } = checkRows(text);
  if (faults.length > 0) return { faults };
  return inTransaction(db, async (tx) => {
    const moment = now();
    const ids = imported.map(({ product }) => product.id);
    const known = await tx
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, ids))
      .for('update');
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${products.position}), -1)` })
      .from(products);
    let position = Number(last?.position ?? -1);
    const prices = await pricesOf(tx, moment, ids);
    for (const one of imported) {
      const isNew = !known.some(({ id }) => id === one.product.id);
      if (isNew) position++;
      await writeProduct(tx, one, position, moment);
      if (prices.get(one.product.id)?.cents !== one.priceCents)
        await tx
          .insert(priceHistory)
          .values({ productId: one.product.id, startsAt: moment, priceCents: one.priceCents })
          .onConflictDoUpdate({
            target: [priceHistory.productId, priceHistory.startsAt],
            set: { priceCents: one.priceCents },
          });
    }
    return {
      faults: [],
      added: imported.length - known.length,
      changed: known.length,
      variants: imported.reduce((sum, { variants }) => sum + variants.length, 0),
    };
  });
}

async function writeProduct(
  tx: Executor,
  { product, variants }: ImportedProduct,
  position: number,
  createdAt: Date,
): Promise<void> {
  const { id: productId, ...described } = product;
  const columns = { ...described, source: 'import' as const, active: true };
  await tx
    .insert(products)
    .values({ ...columns, id: productId, position, createdAt })
    .onConflictDoUpdate({ target: products.id, set: columns });
  await tx.update(productVariants).set({ stock: 0 }).where(eq(productVariants.productId, productId));
  await tx
    .insert(productVariants)
    .values(variants.map((variant) => ({ productId, ...variant })))
    .onConflictDoUpdate({
      target: [productVariants.productId, productVariants.color, productVariants.size],
      set: { stock: sql`excluded.stock` },
    });
}
