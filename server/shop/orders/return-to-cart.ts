import { and, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { cartItems } from '#server/platform/db/schema/index.ts';
import { ofVariant } from '#server/shop/catalogue/of-variant.ts';
import type { OrderLineRow } from './queries.ts';

export async function returnToCart(
  tx: Executor,
  ownerId: string,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<void> {
  await tx
    .insert(cartItems)
    .values(
      lines.map(({ productId, color, size, quantity }) => ({
        ownerId,
        productId,
        color,
        size,
        quantity,
        addedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [cartItems.ownerId, cartItems.productId, cartItems.color, cartItems.size],
      set: { quantity: sql`greatest(${cartItems.quantity}, excluded.quantity)` },
    });
}

/** Removes returned lines from the cart when the order is paid after all. */
export async function removeFromCart(
  tx: Executor,
  ownerId: string,
  lines: readonly OrderLineRow[],
): Promise<void> {
  await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.ownerId, ownerId),
        or(
          ...lines.map(({ productId, color, size, quantity }) =>
            and(ofVariant(cartItems, { productId, color, size }), eq(cartItems.quantity, quantity)),
          ),
        ),
      ),
    );
}
