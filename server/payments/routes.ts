import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/payments.ts';
import { ApiError } from '#server/errors.ts';
import { route } from '#server/plugins/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { bankRoutes } from './bank-routes.ts';
import { bitcoinRoutes } from './bitcoin-routes.ts';
import { manualRoutes } from './manual-routes.ts';
import { paypalRoutes } from './paypal-routes.ts';
import { presentPayment } from './present.ts';
import { ownPayment } from './queries.ts';
import { settle } from './settle.ts';
import { stripeRoutes } from './stripe-routes.ts';

/** The calls about payments of any kind; each way to pay has its own beside this file. */
export async function paymentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, providers, config } = services;

  route(app, contract.paymentMethods, async () => ({
    methods: [...providers.values()].map(({ card }) => card),
    sandbox: config.payments.sandbox,
  }));

  route(app, contract.readPayment, async ({ person, params }) => {
    const payment = await ownPayment(db, person.id, params.id);
    if (payment === undefined) throw new ApiError('payment_not_found');
    return presentPayment(payment, config.payments);
  });

  route(app, contract.verifyPayment, async ({ person, body }) => {
    const payment = await ownPayment(db, person.id, body.paymentId);
    if (payment === undefined) throw new ApiError('payment_not_found');
    return presentPayment(await settle(services, payment.id), config.payments);
  });

  await stripeRoutes(app, services);
  await paypalRoutes(app, services);
  bankRoutes(app, services);
  bitcoinRoutes(app, services);
  manualRoutes(app, services);
}
