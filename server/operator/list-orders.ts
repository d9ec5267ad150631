import { and, asc, desc, eq } from 'drizzle-orm';
import { orderStatuses } from '#contract/orders.ts';
import { orders, users } from '#server/platform/db/schema/index.ts';
import { euros } from '#server/platform/euros.ts';
import { addressLine } from '#server/shop/orders/letters.ts';
import { linesOf } from '#server/shop/orders/queries.ts';
import { command, done } from './command.ts';
import { oneOf, wholeNumber } from './options.ts';
import { counted, shortMoment, table } from './table.ts';

export const listOrders = command({
  help: 'los pedidos de la tienda; con --status paid, los que hay que enviar',
  options: {
    status: oneOf('--status ESTADO', 'solo los que están así', orderStatuses),
    limit: wholeNumber('--limit N', 'cuántos', { min: 1, max: 10_000, byDefault: 50 }),
  },
  async run({ db, config }, _words, { status, limit }) {
    const { mode } = config.payments;
    const rows = await db
      .select({ order: orders, username: users.username })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.ownerId))
      .where(and(eq(orders.mode, mode), status === undefined ? undefined : eq(orders.status, status)))
      // Orders are shipped in the order of payment.
      .orderBy(status === 'paid' ? asc(orders.paidAt) : desc(orders.createdAt))
      .limit(limit);
    const lines = Map.groupBy(
      await linesOf(
        db,
        rows.map(({ order }) => order.id),
      ),
      ({ orderId }) => orderId,
    );
    const shown = rows.map(({ order, username }) => [
      order.number,
      order.status,
      euros(order.totalCents),
      shortMoment(order.createdAt),
      username ?? '(cuenta borrada)',
      order.address === null ? '–' : `${order.address.name}, ${addressLine(order.address)}`,
      (lines.get(order.id) ?? [])
        .map(({ quantity, name, size, color }) => `${quantity} × ${name} ${size} ${color}`)
        .join('; '),
    ]);
    const heading = ['PEDIDO', 'ESTADO', 'TOTAL', 'HECHO', 'USUARIO', 'DIRECCIÓN', 'PRENDAS'];
    const text = rows.length === 0 ? 'No hay pedidos así.' : table([heading, ...shown]);
    return done(
      `${text}\n\n${counted(rows.length, 'pedido', 'pedidos')}${mode === 'test' ? ', en modo de pruebas' : ''}`,
      {
        mode,
        orders: rows.map(({ order, username }) => ({ ...order, username, lines: lines.get(order.id) ?? [] })),
      },
    );
  },
});
