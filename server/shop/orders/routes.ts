import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '#contract/orders.ts';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { openPayment } from '#server/payments/ledger/open-payment.ts';
import { presentPayment } from '#server/payments/ledger/present.ts';
import { settle } from '#server/payments/ledger/settle.ts';
import { cardFormOf } from '#server/payments/methods/card/card-form.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { storedOption } from '#server/shop/catalogue/translate.ts';
import { networkHash } from '#server/trust/level.ts';
import { cancelOrder } from './cancel.ts';
import { placeOrder } from './place.ts';
import { paymentOf, presentOrder } from './present.ts';
import { purchaseOf } from './purchase.ts';
import { type OrderRow, ordersOf, ownOrder } from './queries.ts';
import { loadOrders } from './read.ts';

export function orderRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, config } = services;

  /** @throws ApiError `order_not_found`, also for an order of another owner or mode */
  async function found(ownerId: string, id: string): Promise<OrderRow> {
    const row = await ownOrder(db, ownerId, id);
    if (row === undefined || row.mode !== config.payments.mode) throw new ApiError('order_not_found');
    return row;
  }

  async function answered(
    ownerId: string,
    id: string,
    { language }: FastifyRequest,
  ): Promise<contract.OrderAnswer> {
    const [order] = await loadOrders(db, ownerId, [await found(ownerId, id)]);
    if (order === undefined) throw new ApiError('order_not_found');
    const payment = paymentOf(order);
    return {
      order: presentOrder(order, now(), language),
      payment: payment === undefined ? null : presentPayment(payment, services.providers, language).payment,
    };
  }

  route(app, contract.listOrders, async ({ person, request }) => {
    const rows = (await ordersOf(db, person.id)).filter(({ mode }) => mode === config.payments.mode);
    const orders = await loadOrders(db, person.id, rows);
    return { orders: orders.map((order) => presentOrder(order, now(), request.language)) };
  });

  route(app, contract.lastAddress, async ({ person }) => {
    const rows = await ordersOf(db, person.id);
    return { address: rows.find(({ address }) => address !== null)?.address ?? null };
  });

  route(app, contract.placeOrder, async ({ person, body, request }) => {
    const wish = { ...body, items: body.items.map(storedOption) };
    const order = await placeOrder(services, person, wish, networkHash(request.ip));
    return answered(person.id, order.id, request);
  });

  route(app, contract.readOrder, ({ person, params, request }) => answered(person.id, params.id, request));

  route(app, contract.payOrder, async ({ person, params, body, request }) => {
    const order = await found(person.id, params.id);
    const opened = await openPayment(services, person, body.method, purchaseOf(order, now));
    // A card form may have been left unfinished, so its state is requested from the provider.
    const payment =
      paymentMethodFacts[body.method].flow === 'form' ? await settle(services, opened.id) : opened;
    const secret = payment.status === 'pending' ? payment.details.stripe?.clientSecret : undefined;
    return {
      ...(await answered(person.id, order.id, request)),
      card: secret === undefined ? null : cardFormOf(services, secret),
    };
  });

  route(app, contract.cancelOrder, async ({ person, params, request }) => {
    await cancelOrder(services, person.id, params.id, (err) =>
      request.log.warn({ err, order: params.id }, 'a payment of a cancelled order waits for its provider'),
    );
    return answered(person.id, params.id, request);
  });
}
