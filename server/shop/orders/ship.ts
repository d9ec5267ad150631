import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { tellOfShipping } from './letters.ts';
import { lockOrder, type OrderRow, updateOrder } from './queries.ts';
import { lockPerson } from './stock.ts';

/** Writes down that an order has left the house, and tells its buyer. Answers it as it is where it is not to be sent. */
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
    // Whoever has erased their account leaves no address behind once the parcel has it.
    const forgotten = hasAccount ? {} : { address: null };
    const change = { status: 'shipped', shippedAt: now, tracking, ...forgotten } as const;
    const sent = await updateOrder(tx, order.id, change, now);
    await tellOfShipping(tx, services, sent);
    return sent;
  });
}
