import { asc, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { productVariants, users } from '#server/platform/db/schema/index.ts';
import { ofVariant } from '#server/shop/catalogue/of-variant.ts';

export interface Pieces {
  productId: string;
  color: string;
  size: string;
  quantity: number;
}

export interface Shortage<P extends Pieces> {
  pieces: P;
  left: number;
}

const isVariant = (pieces: Pieces) => ofVariant(productVariants, pieces);

/**
 * Takes all pieces from the stock, or none. Rows are locked in one order until the end of the transaction,
 * to avoid deadlocks.
 */
export async function takeStock<P extends Pieces>(
  tx: Executor,
  wanted: readonly P[],
): Promise<Shortage<P> | null> {
  const held = await tx
    .select()
    .from(productVariants)
    .where(or(...wanted.map(isVariant)))
    .orderBy(asc(productVariants.productId), asc(productVariants.color), asc(productVariants.size))
    .for('update');
  for (const pieces of wanted) {
    const left = held.find(
      (row) => row.productId === pieces.productId && row.color === pieces.color && row.size === pieces.size,
    )?.stock;
    if (left === undefined || left < pieces.quantity) return { pieces, left: left ?? 0 };
  }
  for (const pieces of wanted) await move(tx, pieces, -pieces.quantity);
  return null;
}

export async function returnStock(tx: Executor, pieces: readonly Pieces[]): Promise<void> {
  for (const one of [...pieces].sort(byVariant)) await move(tx, one, one.quantity);
}

async function move(tx: Executor, pieces: Pieces, by: number): Promise<void> {
  await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${by}` })
    .where(isVariant(pieces));
}

const keyOf = ({ productId, color, size }: Pieces) => `${productId}\n${color}\n${size}`;
const byVariant = (a: Pieces, b: Pieces) => (keyOf(a) < keyOf(b) ? -1 : 1);

/** Locks the person before any stock, to avoid deadlocks with other changes of cart or wardrobe. */
export async function lockPerson(tx: Executor, ownerId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  return rows.length > 0;
}
