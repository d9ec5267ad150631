import { and, desc, eq } from 'drizzle-orm';
import { favorites, products } from '#server/platform/db/schema/index.ts';
import { euros } from '#server/platform/euros.ts';
import { pricesOf } from '#server/shop/catalogue/queries.ts';
import type { Reminder, Turn } from './topic.ts';

const toldMost = 3;

/**
 * Wishes whose price is reduced and lower than when they were kept. The former price is the lowest of the 30
 * days before, as an announced reduction must say (Ley 7/1996, art. 20).
 */
export async function wishReminders({ services: { db }, ownerId, now }: Turn): Promise<Reminder[]> {
  const wishes = await db
    .select({ product: products, since: favorites.createdAt })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .where(and(eq(favorites.ownerId, ownerId), eq(products.active, true)))
    .orderBy(desc(favorites.createdAt));
  if (wishes.length === 0) return [];
  const prices = await pricesOf(
    db,
    now,
    wishes.map(({ product }) => product.id),
  );
  const fallen: Reminder[] = [];
  for (const { product, since } of wishes) {
    const price = prices.get(product.id);
    if (price === undefined || price.cents >= price.originalCents) continue;
    const before = (await pricesOf(db, since, [product.id])).get(product.id);
    if (before === undefined || price.cents >= before.cents) continue;
    fallen.push({
      key: `wishes:${product.id}:${price.cents}`,
      text: {
        title: `${product.name}: ahora ${euros(price.cents)}`,
        body: `Lo guardaste en tus favoritos. El precio más bajo de los 30 días anteriores era ${euros(price.originalCents)}.`,
        path: `/store?producto=${encodeURIComponent(product.id)}`,
      },
    });
    if (fallen.length === toldMost) break;
  }
  return fallen;
}
