import type { FastifyInstance } from 'fastify';
import { paypalWebhook } from '#contract/payments.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { paymentByCapture, paymentById, paymentByProviderId } from '../../ledger/queries.ts';
import { settle } from '../../ledger/settle.ts';
import { paypalApi } from './api.ts';
import { PaypalRefusal } from './client.ts';
import { hintOf, type PaypalHint, transmissionOf } from './webhook.ts';

const method = 'paypal_redirect';

/** Verified notifications only hint at the payment to check. */
export async function paypalWebhookRoute(app: FastifyInstance, services: Services): Promise<void> {
  const { config, now } = services;
  const { timeoutMs, methods } = config.payments;
  const paypal = methods.paypal_redirect;
  const api = paypal && paypalApi(paypal, { timeoutMs, now });
  await app.register(async (scope) => {
    // The signature covers the bytes, which reparsing does not keep.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    route(scope, paypalWebhook, async ({ request }) => {
      if (paypal === undefined || api === undefined) throw new ApiError('method_unavailable');
      const event = read(request.body);
      const transmission = transmissionOf(request.headers, paypal);
      if (event === null || transmission === null) throw new ApiError('webhook_rejected');
      if (!(await isGenuine(() => api.verifyWebhook(transmission, event.raw)))) {
        throw new ApiError('webhook_rejected');
      }
      const hint = hintOf(event.json);
      if (hint !== null) await follow(services, hint);
      return { received: true as const };
    });
  });
}

/** Returns null unless it is one JSON object. */
function read(body: unknown): { raw: string; json: object } | null {
  if (!(body instanceof Buffer)) return null;
  try {
    const raw = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    const json: unknown = JSON.parse(raw);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { raw, json } : null;
  } catch {
    return null;
  }
}

/** PayPal refuses to verify what it cannot have sent. */
async function isGenuine(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaypalRefusal) return false;
    throw error;
  }
}

async function follow(services: Services, hint: PaypalHint): Promise<void> {
  const payment = await paymentOf(services, hint);
  if (payment === undefined && hint.foreign) return;
  // The webhook overtook our row or PayPal's response; it is repeated.
  if (payment === undefined || payment.status === 'created') throw new ApiError('unavailable');
  await settle(services, payment.id, { event: { provider: 'paypal', eventId: hint.eventId } });
}

async function paymentOf({ db }: Services, hint: PaypalHint): Promise<PaymentRow | undefined> {
  if (hint.orderId !== undefined) {
    const payment = await paymentByProviderId(db, method, hint.orderId);
    if (payment !== undefined) return payment;
  }
  for (const captureId of hint.captureIds) {
    const payment = await paymentByCapture(db, method, captureId);
    if (payment !== undefined) return payment;
  }
  if (hint.custom === undefined) return undefined;
  const payment = await paymentById(db, hint.custom.paymentId);
  return payment?.method === method && payment.ownerId === hint.custom.ownerId ? payment : undefined;
}
