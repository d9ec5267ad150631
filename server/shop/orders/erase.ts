import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { orders } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';
import { cancelOrder } from './cancel.ts';
import { ordersOf } from './queries.ts';

/** Cancels the unpaid orders of a person before the account is deleted. Paid orders are still shipped. */
export async function cancelUnpaidOrders(services: Services, ownerId: string): Promise<void> {
  for (const { id, status } of await ordersOf(services.db, ownerId)) {
    // Provider errors do not block the deletion: late payments are refunded automatically.
    if (status === 'pending') await cancelOrder(services, ownerId, id, () => {});
  }
}

/** Deletes the addresses of orders that need no further shipment. */
export async function deleteAddresses(tx: Executor, ownerId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ address: null })
    .where(
      and(
        eq(orders.ownerId, ownerId),
        inArray(orders.status, ['shipped', 'returned', 'cancelled', 'lapsed', 'pending']),
      ),
    );
}
