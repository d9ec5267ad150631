import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { cartItems, products, productVariants } from '#server/platform/db/schema/index.ts';
import type { ProductColor } from '#server/platform/db/schema/store.ts';
import { ofVariant } from '#server/shop/catalogue/of-variant.ts';
import type { Price } from '../catalogue/price.ts';
import { pricesOf } from '../catalogue/queries.ts';

export interface CartLine {
  productId: string;
  color: string;
  size: string;
  quantity: number;
  name: string;
  brand: string;
  colors: ProductColor[];
  active: boolean;
  /** 0 for products that are no longer sold. */
  stock: number;
  price: Price;
}

/** In the order in which the lines were added. */
export async function cartLinesOf(db: Executor, ownerId: string, now: Date): Promise<CartLine[]> {
  const rows = await db
    .select({
      productId: cartItems.productId,
      color: cartItems.color,
      size: cartItems.size,
      quantity: cartItems.quantity,
      name: products.name,
      brand: products.brand,
      colors: products.colors,
      active: products.active,
      stock: productVariants.stock,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(productVariants, ofVariant(productVariants, cartItems))
    .where(eq(cartItems.ownerId, ownerId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId), asc(cartItems.color), asc(cartItems.size));
  if (rows.length === 0) return [];
  const prices = await pricesOf(db, now, [...new Set(rows.map(({ productId }) => productId))]);
  return rows.flatMap((row) => {
    const price = prices.get(row.productId);
    return price === undefined ? [] : [{ ...row, stock: row.active ? row.stock : 0, price }];
  });
}
