import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/payments.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import { keepTerms } from '../../ledger/begin-now.ts';
import { openPayment } from '../../ledger/open-payment.ts';
import { ownPayment, paymentByProviderId } from '../../ledger/queries.ts';
import { settle } from '../../ledger/settle.ts';
import { premiumRoute, requirePrice } from '../premium-route.ts';
import { paypalWebhookRoute } from './receive-webhook.ts';

const method = 'paypal_redirect';

export async function paypalRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, contract.createPaypalOrder, async ({ person, body, request }) => {
    requirePrice(body);
    const opened = await openPayment(services, person, method);
    const { providerId, details } = await keepTerms(services, opened, body, request.language);
    if (providerId === null || details.paymentUrl === undefined) throw new ApiError('provider_unreachable');
    // PayPal says `payer-action` or `approve`, by how the order was made.
    return { id: providerId, links: [{ rel: 'approve', href: details.paymentUrl }] };
  });

  premiumRoute(contract.payByPaypal, method)(app, services);

  route(app, contract.capturePaypalOrder, async ({ person, params }) => {
    const payment = await ownOrder(services, person, params.token);
    if (payment === undefined) throw new ApiError('payment_not_found');
    const { status } = await settledOnce(services, payment);
    return { status: paypalsWord[status], id: params.token };
  });

  route(app, contract.activatePremium, async ({ person, body }) => {
    requirePrice(body);
    const payment =
      (await ownOrder(services, person, body.paymentId)) ??
      (await ownByOurId(services, person, body.paymentId));
    if (payment === undefined) throw new ApiError('payment_not_found');
    const { status } = await settledOnce(services, payment);
    return { success: status === 'paid' && payment.purpose === 'premium' };
  });

  await paypalWebhookRoute(app, services);
}

/** A paid payment is returned even when PayPal is unreachable. */
async function settledOnce(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  return payment.status === 'paid' ? payment : settle(services, payment.id);
}

async function ownOrder({ db }: Services, person: Person, orderId: string): Promise<PaymentRow | undefined> {
  const payment = await paymentByProviderId(db, method, orderId);
  return payment?.ownerId === person.id ? payment : undefined;
}

async function ownByOurId({ db }: Services, person: Person, id: string): Promise<PaymentRow | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return undefined;
  const payment = await ownPayment(db, person.id, id);
  return payment?.method === method ? payment : undefined;
}

const paypalsWord: Readonly<Record<PaymentRow['status'], string>> = {
  created: 'CREATED',
  pending: 'PENDING',
  paid: 'COMPLETED',
  failed: 'DECLINED',
  cancelled: 'VOIDED',
  expired: 'EXPIRED',
  rejected: 'REJECTED',
  refunding: 'REFUNDED',
  refunded: 'REFUNDED',
  disputed: 'DISPUTED',
};
