import type { FastifyInstance } from 'fastify';
import { payByCrypto } from '#contract/payments.ts';
import { premiumRoute } from '#server/payments/methods/premium-route.ts';
import type { Services } from '#server/services.ts';

export const bitcoinRoutes = (app: FastifyInstance, services: Services): void =>
  premiumRoute(app, services, payByCrypto, 'crypto_btc');
