import type { Services } from '#server/services.ts';
import { orderNumberIn } from '#server/shop/orders/number.ts';
import { type OrderRow, orderByNumber } from '#server/shop/orders/queries.ts';
import { failed, type Outcome } from './command.ts';

/** Accepts any spelling; returns the error as an outcome. */
export async function findOrder({ db, config }: Services, typed: string): Promise<OrderRow | Outcome> {
  const number = orderNumberIn(typed);
  if (number === null) return failed(`«${typed}» no es un número de pedido: son como T-XXXX-XXXX.`);
  const order = await orderByNumber(db, number);
  if (order === undefined || order.mode !== config.payments.mode) {
    return failed(`No hay ningún pedido con el número ${number}.`);
  }
  return order;
}
