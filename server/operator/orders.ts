import { and, asc, desc, eq } from 'drizzle-orm';
import { orderStatuses } from '#contract/orders.ts';
import { paymentById } from '#server/payments/ledger/queries.ts';
import { orders, users } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { euros } from '#server/platform/euros.ts';
import type { Services } from '#server/services.ts';
import { cancelOrder as cancel } from '#server/shop/orders/cancel.ts';
import { addressLine, sendCancellation } from '#server/shop/orders/letters.ts';
import { orderNumberIn } from '#server/shop/orders/number.ts';
import { linesOf, type OrderRow, orderById, orderByNumber } from '#server/shop/orders/queries.ts';
import { shipOrder as ship } from '#server/shop/orders/ship.ts';
import { takeBack } from '#server/shop/orders/take-back.ts';
import { command, done, failed, type Outcome } from './command.ts';
import { oneOf, rowLimit, text } from './options.ts';
import { refundPayment, sendPart } from './refund-payment.ts';
import { listing, shortMoment } from './table.ts';

export const listOrders = command({
  help: 'los pedidos de la tienda; con --status paid, los que hay que enviar',
  options: {
    status: oneOf('--status ESTADO', 'solo los que están así', orderStatuses),
    limit: rowLimit('cuántos'),
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
    return listing({
      none: 'No hay pedidos así.',
      head: ['PEDIDO', 'ESTADO', 'TOTAL', 'HECHO', 'USUARIO', 'DIRECCIÓN', 'PRENDAS'],
      rows: shown,
      of: ['pedido', 'pedidos'],
      mode,
      data: {
        orders: rows.map(({ order, username }) => ({ ...order, username, lines: lines.get(order.id) ?? [] })),
      },
    });
  },
});

export const shipOrder = command({
  words: ['PEDIDO'],
  help: 'apunta que un pedido pagado ha salido, y avisa a quien lo espera',
  options: { tracking: text('--tracking CÓDIGO', 'el seguimiento del transportista', 80) },
  async run(services, [number = ''], { tracking }) {
    const found = await findOrder(services, number);
    if ('ok' in found) return found;
    const order = (await ship(services, found.id, tracking ?? null)) ?? found;
    const data = { number: order.number, status: order.status, tracking: order.tracking };
    return order.status === 'shipped'
      ? done(`El pedido ${order.number} ha salido.`, data)
      : failed(`El pedido ${order.number} está en «${order.status}»: no hay nada que enviar.`, data);
  },
});

const dataOf = ({ number, status }: OrderRow) => ({ number, status });

export const cancelOrder = command({
  words: ['PEDIDO'],
  help: 'cancela un pedido que no ha salido; si estaba pagado, devuelve el dinero',
  danger: 'Las prendas vuelven a la venta y se avisa a quien lo pidió.',
  async run(services, [number = '']) {
    const found = await findOrder(services, number);
    if ('ok' in found) return found;
    if (found.status !== 'pending' && found.status !== 'paid' && found.status !== 'cancelled') {
      return failed(
        `El pedido ${found.number} está en «${found.status}»: no se puede cancelar.`,
        dataOf(found),
      );
    }
    if (found.status === 'pending') await cancel(services, found.ownerId, found.id, () => {});
    const seen = (await orderById(services.db, found.id)) ?? found;
    const payment = seen.paidBy === null ? undefined : await paymentById(services.db, seen.paidBy);
    // The shop cancels; the buyer has not withdrawn.
    if (seen.status === 'paid' && payment !== undefined) {
      const { db } = services;
      await refundPayment.run(services, [payment.reference], { sent: false });
      await inTransaction(db, (tx) => sendCancellation(tx, services, { payment, order: seen }));
    }
    const order = (await orderById(services.db, found.id)) ?? found;
    return done(`El pedido ${order.number} está cancelado.${await moneyOf(services, order)}`, dataOf(order));
  },
});

async function takePiecesBack(services: Services, found: OrderRow, typed: string): Promise<Outcome> {
  const pieces = /^\d{1,3}:\d{1,3}(,\d{1,3}:\d{1,3})*$/.test(typed)
    ? typed.split(',').map((one) => {
        const [line = 0, quantity = 0] = one.split(':').map(Number);
        return { position: line - 1, quantity };
      })
    : [];
  const taken = await takeBack(services, found.id, pieces);
  if (taken === null) {
    const lines = (await linesOf(services.db, [found.id])).map(
      ({ position, name, size, color, quantity, returned }) =>
        `  ${position + 1}: ${quantity - returned} × ${name}, talla ${size}, ${color}`,
    );
    return failed(
      `El pedido ${found.number}, en «${found.status}», no puede devolver «${typed}». Solo lo enviado, y no todo: para eso, sin --pieces. Le quedan:\n${lines.join('\n')}`,
      dataOf(found),
    );
  }
  const outcome = await sendPart(services, taken.payment, taken.cents);
  return {
    ...outcome,
    text: `Pedido ${found.number}: ${outcome.text}`,
    data: { ...outcome.data, ...dataOf(found) },
  };
}

async function moneyOf({ db }: Services, { paidBy }: OrderRow): Promise<string> {
  const payment = paidBy === null ? undefined : await paymentById(db, paidBy);
  if (payment?.status === 'refunded') return ' Su dinero está devuelto.';
  return payment?.status === 'refunding'
    ? ` Su dinero se devuelve con el pago ${payment.reference}; si es a mano: payments refund ${payment.reference} --sent`
    : '';
}

export const refundOrder = command({
  words: ['PEDIDO'],
  help: 'devuelve el dinero de un pedido cuyas prendas han vuelto, y las pone a la venta',
  danger: 'Se emite la factura rectificativa y las prendas vuelven a la venta.',
  options: {
    pieces: text('--pieces LÍNEA:CUÁNTAS,…', 'solo estas prendas, por su línea en el pedido: 1:2,3:1', 200),
  },
  async run(services, [number = ''], { pieces }): Promise<Outcome> {
    const found = await findOrder(services, number);
    if ('ok' in found) return found;
    if (pieces !== undefined) return takePiecesBack(services, found, pieces);
    const payment = found.paidBy === null ? undefined : await paymentById(services.db, found.paidBy);
    if (payment === undefined) {
      return failed(
        `El pedido ${found.number} está en «${found.status}»: no hay nada que devolver.`,
        dataOf(found),
      );
    }
    const outcome = await refundPayment.run(services, [payment.reference], { sent: false });
    const order = (await orderById(services.db, found.id)) ?? found;
    return {
      ...outcome,
      text: `Pedido ${order.number}: ${outcome.text}`,
      data: { ...outcome.data, ...dataOf(order), payment: payment.reference },
    };
  },
});

/** Accepts any spelling; returns the error as an outcome. */
async function findOrder({ db, config }: Services, typed: string): Promise<OrderRow | Outcome> {
  const number = orderNumberIn(typed);
  if (number === null) return failed(`«${typed}» no es un número de pedido: son como T-XXXX-XXXX.`);
  const order = await orderByNumber(db, number);
  if (order === undefined || order.mode !== config.payments.mode) {
    return failed(`No hay ningún pedido con el número ${number}.`);
  }
  return order;
}
