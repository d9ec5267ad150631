import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { favorites, products } from '#server/platform/db/schema/index.ts';
import { pricesOf } from '../catalogue/queries.ts';

export interface FallenWish {
  productId: string;
  name: string;
  cents: number;
  /** The lowest of the 30 days before, as an announced reduction must say (Ley 7/1996, art. 20). */
  originalCents: number;
}

/** Wishes of the shop whose price is reduced and lower than when they were kept, the latest wish first. */
export async function fallenWishes(db: Executor, ownerId: string, now: Date): Promise<FallenWish[]> {
  const wishes = await db
    .select({ productId: products.id, name: products.name, since: favorites.createdAt })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .where(and(eq(favorites.ownerId, ownerId), eq(products.active, true)))
    .orderBy(desc(favorites.createdAt));
  if (wishes.length === 0) return [];
  const prices = await pricesOf(
    db,
    now,
    wishes.map(({ productId }) => productId),
  );
  const fallen: FallenWish[] = [];
  for (const { productId, name, since } of wishes) {
    const price = prices.get(productId);
    if (price === undefined || price.cents >= price.originalCents) continue;
    const before = (await pricesOf(db, since, [productId])).get(productId);
    if (before !== undefined && price.cents < before.cents) fallen.push({ productId, name, ...price });
  }
  return fallen;
}
