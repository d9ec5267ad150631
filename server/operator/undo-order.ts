import { paymentById } from '#server/payments/ledger/queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { cancelOrder as cancel } from '#server/shop/orders/cancel.ts';
import { sendCancellation } from '#server/shop/orders/letters.ts';
import { type OrderRow, orderById } from '#server/shop/orders/queries.ts';
import { command, done, failed, type Outcome } from './command.ts';
import { findOrder } from './find-order.ts';
import { refundPayment } from './refund-payment.ts';

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
    // The shop cancels the sale and notifies the buyer, who has not withdrawn.
    if (seen.status === 'paid' && payment !== undefined) {
      const { db } = services;
      await refundPayment.run(services, [payment.reference], { sent: false });
      await inTransaction(db, (tx) => sendCancellation(tx, services, { payment, order: seen }));
    }
    const order = (await orderById(services.db, found.id)) ?? found;
    return done(`El pedido ${order.number} está cancelado.${await moneyOf(services, order)}`, dataOf(order));
  },
});

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
  async run(services, [number = '']): Promise<Outcome> {
    const found = await findOrder(services, number);
    if ('ok' in found) return found;
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
