import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/payments.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { presentMethod, presentPayment } from './ledger/present.ts';
import { ownPayment } from './ledger/queries.ts';
import { settle } from './ledger/settle.ts';
import { methods } from './methods/index.ts';
import { subscriptionRoutes } from './subscription/routes.ts';
import { trialRoutes } from './trial/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

export async function paymentRoutes(
  app: FastifyInstance,
  services: Services,
  sessions: Sessions,
): Promise<void> {
  const { db, providers, config } = services;

  route(app, contract.paymentMethods, async ({ request }) => ({
    methods: [...providers.keys()].map((id) => presentMethod(id, request.language)),
    sandbox: config.payments.sandbox,
    asksCountry: config.payments.oneStopShop,
  }));

  route(app, contract.readPayment, async ({ person, params, request }) => {
    const payment = await ownPayment(db, person.id, params.id);
    if (payment === undefined) throw new ApiError('payment_not_found');
    return presentPayment(payment, providers, request.language);
  });

  route(app, contract.verifyPayment, async ({ person, body, request }) => {
    const payment = await ownPayment(db, person.id, body.paymentId);
    if (payment === undefined) throw new ApiError('payment_not_found');
    return presentPayment(await settle(services, payment.id), providers, request.language);
  });

  subscriptionRoutes(app, services);
  withdrawalRoutes(app, services);
  invoiceRoutes(app, services);
  trialRoutes(app, services, sessions);
  for (const { routes } of Object.values(methods)) await routes(app, services);
}
