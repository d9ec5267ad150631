import type { FastifyInstance } from 'fastify';
import { decimalOfCents } from '#contract/price.ts';
import { withdraw } from '#contract/subscription.ts';
import { sendRefund } from '#server/payments/ledger/follow-up.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { returnedCents } from './queries.ts';
import { withdrawFrom } from './withdraw.ts';

export function withdrawalRoutes(app: FastifyInstance, services: Services): void {
  route(app, withdraw, async ({ person, body, request }) => {
    const { receipt, payment, isNew } = await withdrawFrom(services, person.id, body);
    if (isNew) {
      // The receipt stands; the follow-up retries the refund.
      await sendRefund(services, payment).catch((err: unknown) =>
        request.log.warn({ err, payment: payment.id }, 'a refund could not be sent yet'),
      );
    }
    return {
      receipt: {
        number: receipt.number,
        requestedAt: receipt.requestedAt.toISOString(),
        amount: decimalOfCents(returnedCents(receipt, payment)),
        refund: receipt.refund,
      },
    };
  });
}
