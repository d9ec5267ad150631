import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { orders } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';
import { cancelOrder } from './cancel.ts';
import { ordersOf } from './queries.ts';

/** Gives up what a person has ordered and not paid, before their account goes. What is paid is still sent. */
export async function giveUpOrders(services: Services, ownerId: string): Promise<void> {
  for (const { id, status } of await ordersOf(services.db, ownerId)) {
    // A provider that does not answer keeps nobody's account: money that comes late goes back by itself.
    if (status === 'pending') await cancelOrder(services, ownerId, id, () => {});
  }
}

/** Forgets where orders went, but for those that are still to be sent or come back. */
export async function forgetAddresses(tx: Executor, ownerId: string): Promise<void> {
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
