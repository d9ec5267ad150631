import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { favorites, products } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';

/** Products that are still sold, newest first. */
export async function favoritesOf(db: Executor, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favorites.productId })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .where(and(eq(favorites.ownerId, ownerId), eq(products.active, true)))
    .orderBy(desc(favorites.createdAt), favorites.productId);
  return rows.map(({ id }) => id);
}

/** Idempotent. @throws ApiError `product_not_found` */
export async function keepFavorite(
  db: Executor,
  ownerId: string,
  productId: string,
  createdAt: Date,
): Promise<void> {
  const [product] = await db
    .select({ active: products.active })
    .from(products)
    .where(eq(products.id, productId));
  if (!product?.active) throw new ApiError('product_not_found');
  await db.insert(favorites).values({ ownerId, productId, createdAt }).onConflictDoNothing();
}

export async function keepSoldFavorites(
  db: Executor,
  ownerId: string,
  wished: readonly { productId: string; createdAt: Date }[],
): Promise<void> {
  const among = inArray(
    products.id,
    wished.map(({ productId }) => productId),
  );
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(among, eq(products.active, true)));
  const sold = wished.filter(({ productId }) => rows.some(({ id }) => id === productId));
  if (sold.length === 0) return;
  await db
    .insert(favorites)
    .values(sold.map((wish) => ({ ...wish, ownerId })))
    .onConflictDoNothing();
}

export async function wishedSince(db: Executor, ownerId: string, productId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: favorites.createdAt })
    .from(favorites)
    .where(and(eq(favorites.ownerId, ownerId), eq(favorites.productId, productId)));
  return row?.createdAt ?? null;
}

export async function dropFavorite(db: Executor, ownerId: string, productId: string): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.ownerId, ownerId), eq(favorites.productId, productId)));
}
