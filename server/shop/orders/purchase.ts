import type { Purchase } from '#server/payments/ledger/purchase.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { lockOrder, type OrderRow } from './queries.ts';

/** The payable form of an order, while its pieces are held. */
export function purchaseOf({ id, totalCents }: OrderRow, now: () => Date): Purchase {
  return {
    purpose: 'order',
    orderId: id,
    amountCents: totalCents,
    currency: 'EUR',
    async admit(tx: Executor) {
      const order = await lockOrder(tx, id);
      const isOver = order?.heldUntil != null && order.heldUntil <= now();
      if (order?.status !== 'pending' || isOver) throw new ApiError('order_not_payable');
    },
  };
}
