import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { tellOfShipping } from './letters.ts';
import { lockOrder, type OrderRow, updateOrder } from './queries.ts';
import { lockPerson } from './stock.ts';

/** Marks an order as shipped and notifies its buyer. Returns it unchanged when it cannot be shipped. */
export function shipOrder(
  services: Services,
  orderId: string,
  tracking: string | null,
): Promise<OrderRow | undefined> {
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'paid') return order;
    const now = services.now();
    const hasAccount = await lockPerson(tx, order.ownerId);
    // After the deletion of the account the address is needed only until shipment.
    const forgotten = hasAccount ? {} : { address: null };
    const change = { status: 'shipped', shippedAt: now, tracking, ...forgotten } as const;
    const sent = await updateOrder(tx, order.id, change, now);
    await tellOfShipping(tx, services, sent);
    return sent;
  });
}
