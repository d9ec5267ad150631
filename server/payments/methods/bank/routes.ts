import type { FastifyInstance } from 'fastify';
import { payByBankTransfer } from '#contract/payments.ts';
import { premiumRoute } from '#server/payments/methods/premium-route.ts';
import type { Services } from '#server/services.ts';

export const bankRoutes = (app: FastifyInstance, services: Services): void =>
  premiumRoute(app, services, payByBankTransfer, 'bank_transfer');
