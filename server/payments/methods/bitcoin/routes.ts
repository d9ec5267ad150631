import type { FastifyInstance } from 'fastify';
import { payByCrypto } from '#contract/payments.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { keepBeginNow } from '../../ledger/begin-now.ts';
import { openPayment } from '../../ledger/open-payment.ts';
import { presentPayment } from '../../ledger/present.ts';
import { requirePrice } from '../../require-price.ts';

export function bitcoinRoutes(app: FastifyInstance, services: Services): void {
  route(app, payByCrypto, async ({ person, body }) => {
    requirePrice(body);
    const opened = await openPayment(services, person, 'crypto_btc');
    const payment = await keepBeginNow(services, opened, body.beginNow);
    return presentPayment(payment, services.config.payments);
  });
}
