import { and, eq, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { cartItems, products, productVariants, users } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { ofVariant } from '#server/shop/catalogue/of-variant.ts';

export interface Variant {
  productId: string;
  color: string;
  size: string;
}

/**
 * Adds one piece to the cart. Stock is checked but not reserved: two carts may hold the last piece, one
 * cart never holds two of it.
 * @throws ApiError `product_not_found`, `product_option_unknown`, `out_of_stock` or `cart_limit`
 */
export async function addPiece(tx: Executor, ownerId: string, variant: Variant, now: Date): Promise<void> {
  await lockCart(tx, ownerId);
  await requireToFit(tx, ownerId, variant);
  await tx
    .insert(cartItems)
    .values({ ownerId, ...variant, quantity: 1, addedAt: now })
    .onConflictDoUpdate({
      target: [cartItems.ownerId, cartItems.productId, cartItems.color, cartItems.size],
      set: { quantity: sql`${cartItems.quantity} + 1` },
    });
}

/** Whether one more piece could be added. @throws ApiError like `addPiece` */
export async function requireToFit(db: Executor, ownerId: string, variant: Variant): Promise<void> {
  const stock = await stockOf(db, variant);
  const { lines, quantity } = await cartQuantities(db, ownerId, variant);
  if (quantity === 0 && lines >= limits.cart.linesMax)
    throw new ApiError('cart_limit', ({ refusals }) => refusals.shop.cartFull(limits.cart.linesMax), {
      limit: limits.cart.linesMax,
    });
  requireStock(quantity + 1, stock);
}

/** Takes one piece out; an article that is no longer in the cart stays out. */
export async function removePiece(tx: Executor, ownerId: string, variant: Variant): Promise<void> {
  await lockCart(tx, ownerId);
  const { quantity } = await cartQuantities(tx, ownerId, variant);
  if (quantity === 1) await removeLine(tx, ownerId, variant);
  if (quantity > 1) await setQuantity(tx, ownerId, variant, quantity - 1);
}

/** A decrease always succeeds. @throws ApiError `cart_item_not_found` or `out_of_stock` */
export async function setQuantity(
  tx: Executor,
  ownerId: string,
  variant: Variant,
  quantity: number,
): Promise<void> {
  await lockCart(tx, ownerId);
  const before = (await cartQuantities(tx, ownerId, variant)).quantity;
  if (before === 0) throw new ApiError('cart_item_not_found');
  if (quantity > before) requireStock(quantity, await stockOf(tx, variant));
  await tx.update(cartItems).set({ quantity }).where(isLine(ownerId, variant));
}

/** @throws ApiError `cart_item_not_found` */
export async function removeLine(tx: Executor, ownerId: string, variant: Variant): Promise<void> {
  const removed = await tx
    .delete(cartItems)
    .where(isLine(ownerId, variant))
    .returning({ size: cartItems.size });
  if (removed.length === 0) throw new ApiError('cart_item_not_found');
}

/** Locks the person's row, so that counts hold until the commit. */
async function lockCart(tx: Executor, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
}

const isLine = (ownerId: string, variant: Variant) =>
  and(eq(cartItems.ownerId, ownerId), ofVariant(cartItems, variant));

async function cartQuantities(
  tx: Executor,
  ownerId: string,
  variant: Variant,
): Promise<{ lines: number; quantity: number }> {
  const rows = await tx.select().from(cartItems).where(eq(cartItems.ownerId, ownerId));
  const same = rows.find(
    (row) => row.productId === variant.productId && row.color === variant.color && row.size === variant.size,
  );
  return { lines: rows.length, quantity: same?.quantity ?? 0 };
}

async function stockOf(tx: Executor, { productId, color, size }: Variant): Promise<number> {
  const rows = await tx
    .select({ active: products.active, stock: productVariants.stock })
    .from(products)
    .leftJoin(
      productVariants,
      and(
        eq(productVariants.productId, products.id),
        eq(productVariants.color, color),
        eq(productVariants.size, size),
      ),
    )
    .where(eq(products.id, productId));
  const [found] = rows;
  if (found === undefined || !found.active) throw new ApiError('product_not_found');
  if (found.stock === null) throw new ApiError('product_option_unknown');
  return found.stock;
}

/** @throws ApiError `out_of_stock` or `cart_limit`, with the quantity available */
function requireStock(wanted: number, stock: number): void {
  if (stock === 0) throw new ApiError('out_of_stock');
  if (wanted > stock)
    throw new ApiError(
      'out_of_stock',
      ({ refusals: { shop } }) => (stock === 1 ? shop.lastInCart : shop.fewLeft(stock)),
      { available: stock },
    );
  if (wanted > limits.cart.quantityMax)
    throw new ApiError('cart_limit', ({ refusals }) => refusals.shop.eachMost(limits.cart.quantityMax), {
      limit: limits.cart.quantityMax,
    });
}
