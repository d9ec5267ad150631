import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/payments.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { keepTerms } from '../../ledger/begin-now.ts';
import { presentPayment } from '../../ledger/present.ts';
import { openPaymentFor, paymentsOf } from '../../ledger/queries.ts';
import { settle } from '../../ledger/settle.ts';
import { requirePrice } from '../premium-route.ts';
import { cardFormOf } from './card-form.ts';
import { startCardChange, takeNewCard } from './change.ts';
import { openCardPayment } from './checkout.ts';
import { stripeWebhookRoute } from './receive-webhook.ts';

export async function stripeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;

  route(app, contract.createStripeSubscription, async ({ person }) => {
    const { details } = await openCardPayment(services, person);
    if (details.stripe?.clientSecret === undefined) throw new ApiError('provider_unreachable');
    return cardFormOf(services, details.stripe.clientSecret);
  });

  route(app, contract.payByStripe, async ({ person, body, request }) => {
    requirePrice(body);
    const opened = await openCardPayment(services, person);
    const { language } = request;
    return presentPayment(await keepTerms(services, opened, body, language), services.providers, language);
  });

  route(app, contract.beginCardNow, async ({ person, body, request }) => {
    const open = await openPaymentFor(db, person.id, 'stripe_card', null);
    if (open === undefined) throw new ApiError('payment_not_found');
    await keepTerms(services, open, body, request.language);
  });

  route(app, contract.verifyCheckoutSession, async ({ person, query }) => {
    const named = (await paymentsOf(db, person.id)).find((payment) => goesBy(payment, query.session_id));
    const settled = named && (await settle(services, named.id));
    if (settled?.status !== 'paid') throw new ApiError('payment_not_found');
    return { verified: true } as const;
  });

  route(app, contract.startCardChange, async ({ person }) =>
    cardFormOf(services, await startCardChange(services, person.id)),
  );

  route(app, contract.finishCardChange, async ({ person, body }) => {
    await takeNewCard(services, body.setupIntentId, person.id);
  });

  await stripeWebhookRoute(app, services);
}

/** Accepts our id and those of Stripe's return pages. */
function goesBy({ id, providerId, captureId, details }: PaymentRow, name: string): boolean {
  const { subscriptionId, clientSecret } = details.stripe ?? {};
  return (
    [id, providerId, captureId, subscriptionId].includes(name) ||
    clientSecret?.startsWith(`${name}_secret_`) === true
  );
}
