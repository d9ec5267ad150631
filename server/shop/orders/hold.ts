import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isSlowMethod } from '#contract/payment-methods.ts';
import { heldShareOfVariant, holdMinutes, trustLimits } from '#contract/trust.ts';
import type { Executor } from '#server/platform/db/client.ts';
import {
  orderLines,
  orders,
  payments,
  productVariants,
  sharedCosts,
} from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { refusals } from '#server/platform/metrics/metrics.ts';
import type { Services } from '#server/services.ts';
import { ofVariant } from '#server/shop/catalogue/of-variant.ts';
import { articleIn } from '#server/shop/catalogue/translate.ts';
import { mostOfNetwork, scopeOf, spend } from '#server/trust/ledger.ts';
import type { Spender } from '#server/trust/level.ts';
import { refusalOf } from '#server/trust/refusals.ts';
import { lockOrder, type OrderRow, updateOrder } from './queries.ts';
import type { Pieces } from './stock.ts';

type Needs = Pick<Services, 'config' | 'now'>;

const minute = 60_000;
const isUnpaid = eq(orders.status, 'pending');

/**
 * Limits the unpaid pieces of a person, a network and a variant. Must run after the stock was taken, which
 * locks the rows.
 * @throws ApiError `hold_limit`
 */
export async function admitHold(
  tx: Executor,
  needs: Needs,
  buyer: Spender & { ownerId: string },
  lines: readonly (Pieces & { name: string })[],
): Promise<void> {
  const { level, ownerId } = buyer;
  const wanted = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const most = trustLimits.heldPieces.each[level];
  const refuse = () => {
    refusals.inc({ resource: 'heldPieces', level });
    return refusalOf('heldPieces', level, most, needs.now());
  };
  if ((await unpaidPieces(tx, eq(orders.ownerId, ownerId))) + wanted > most) throw refuse();
  for (const line of lines) await requireShare(tx, buyer, line);
  await spend(tx, needs, buyer, 'reservedPieces', wanted);
  const mostTogether = mostOfNetwork(needs, 'heldPieces', level);
  if (buyer.network === null || mostTogether === undefined) return;
  await lockNetwork(tx, scopeOf(level, buyer.network));
  if ((await unpaidPieces(tx, eq(orders.network, buyer.network))) + wanted > mostTogether) throw refuse();
}

async function unpaidPieces(tx: Executor, which: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(which, isUnpaid));
  return row?.pieces ?? 0;
}

/** Serialises orders from one network; the row holds no count. */
async function lockNetwork(tx: Executor, scope: string): Promise<void> {
  await tx
    .insert(sharedCosts)
    .values({ scope, period: '', resource: 'heldPieces', amount: 0 })
    .onConflictDoUpdate({
      target: [sharedCosts.scope, sharedCosts.period, sharedCosts.resource],
      set: { amount: 0 },
    });
}

async function requireShare(
  tx: Executor,
  { level }: Spender,
  { productId, color, size, quantity, name }: Pieces & { name: string },
): Promise<void> {
  const share = heldShareOfVariant[level];
  if (share >= 1) return;
  const [variant] = await tx
    .select({ left: productVariants.stock })
    .from(productVariants)
    .where(ofVariant(productVariants, { productId, color, size }));
  const unpaid = await unpaidPieces(tx, ofVariant(orderLines, { productId, color, size }));
  const most = Math.ceil(share * ((variant?.left ?? 0) + quantity + unpaid));
  if (unpaid + quantity <= most) return;
  refusals.inc({ resource: 'heldPieces', level });
  const available = Math.max(0, most - unpaid);
  throw new ApiError(
    'hold_limit',
    ({ refusals: { shop } }, language) =>
      shop.holdsOfArticle(articleIn(language, { productId, name, color, size }), available),
    { available },
  );
}

/** Returns when an unpaid order of a trust level releases its pieces. */
export const heldUntilOf = ({ level }: Pick<Spender, 'level'>, createdAt: Date): Date =>
  new Date(createdAt.getTime() + holdMinutes[level] * minute);

/** Returns the later release after the buyer confirms their address; null when that changes nothing. */
export function longerHoldOf({ status, heldUntil, createdAt }: OrderRow): Date | null {
  const longer = heldUntilOf({ level: 'member' }, createdAt);
  return status === 'pending' && heldUntil !== null && heldUntil < longer ? longer : null;
}

/** Extends the holds of a person who has confirmed their address. */
export async function holdLonger(
  tx: Executor,
  { now }: Pick<Services, 'now'>,
  ownerId: string,
): Promise<void> {
  // Payments are locked before orders everywhere, to avoid deadlocks.
  const open = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.ownerId, ownerId),
        eq(payments.purpose, 'order'),
        inArray(payments.status, ['created', 'pending']),
      ),
    )
    .for('update');
  for (const payment of open) {
    const order = payment.orderId === null ? undefined : await lockOrder(tx, payment.orderId);
    const until = order && longerHoldOf(order);
    if (order === undefined || until == null) continue;
    await updateOrder(tx, order.id, { heldUntil: until }, now());
    // The other payment methods last half an hour for everyone.
    if (isSlowMethod(payment.method) && payment.expiresAt !== null)
      await tx.update(payments).set({ expiresAt: until }).where(eq(payments.id, payment.id));
  }
}
