import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaypalBook } from './book.ts';
import { webhookId } from './deliveries.ts';
import { demand, Fault, sendFault } from './fault.ts';
import {
  CaptureOrder,
  CreateOrder,
  DisputeId,
  ListDisputes,
  OrderId,
  RefundCapture,
  RequestId,
  VerifySignature,
} from './requests.ts';
import { centsOf } from './state.ts';

const basicCredentials = `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`;
const tokenSeconds = 32_400;

/** Bodies arrive as text, because a webhook is checked byte for byte. */
export function paypalApiRoutes(app: FastifyInstance, book: PaypalBook): void {
  const token = `A21AA${createHmac('sha256', book.state.secret).update('token').digest('hex')}`;
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Fault) return sendFault(reply, error);
    throw error;
  });

  app.post('/v1/oauth2/token', async (request, reply) => {
    const form = String(request.body ?? '');
    if (request.headers.authorization !== basicCredentials || form !== 'grant_type=client_credentials') {
      return reply
        .status(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    }
    return {
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: tokenSeconds,
      nonce: `${new Date().toISOString()}sandbox`,
    };
  });

  app.addHook('preHandler', async (request) => {
    if (request.url === '/v1/oauth2/token' || isPage(request.url)) return;
    if (request.headers.authorization !== `Bearer ${token}`) {
      throw new Fault(401, { issue: 'INVALID_TOKEN', description: 'The token is not valid.' });
    }
  });

  app.post('/v2/checkout/orders', async (request, reply) => {
    const { order, first } = book.create(demand(CreateOrder, json(request)), requestIdOf(request));
    return answer(request, reply.status(first ? 201 : 200), book.shown(order));
  });

  app.get('/v2/checkout/orders/:id', async (request) => book.shown(orderOf(book, request)));

  app.post('/v2/checkout/orders/:id/capture', async (request, reply) => {
    demand(CaptureOrder, json(request));
    const order = orderOf(book, request);
    const { first } = book.capture(order, requestIdOf(request));
    return answer(request, reply.status(first ? 201 : 200), book.shown(order));
  });

  app.post('/v2/payments/captures/:id/refund', async (request, reply) => {
    const { amount } = demand(RefundCapture, json(request));
    const cents = amount && centsOf(amount);
    const { refund, first } = book.refund(idOf(request), requestIdOf(request), cents);
    return answer(request, reply.status(first ? 201 : 200), refund);
  });

  app.get('/v1/customer/disputes', async (request) => {
    const { disputed_transaction_id } = demand(ListDisputes, request.query, 'query');
    return { items: book.disputesOf(disputed_transaction_id), links: [] };
  });

  app.get<{ Params: { id: string } }>('/v1/customer/disputes/:id', async (request) =>
    book.dispute(demand(DisputeId, request.params.id, 'path')),
  );

  app.post('/v1/notifications/verify-webhook-signature', async (request) => {
    const said = demand(VerifySignature, json(request));
    const expected = book.deliveries.signatureOf({
      transmissionId: said.transmission_id,
      time: said.transmission_time,
      webhookId,
      body: eventIn(String(request.body)),
    });
    const genuine = said.webhook_id === webhookId && isSame(said.transmission_sig, expected);
    return { verification_status: genuine ? 'SUCCESS' : 'FAILURE' };
  });
}

const isPage = (url: string) => url.startsWith('/sandbox/');

function json(request: FastifyRequest): unknown {
  try {
    return JSON.parse(String(request.body));
  } catch {
    throw new Fault(400, {
      issue: 'MALFORMED_REQUEST_JSON',
      description: 'The request JSON is not well formed.',
    });
  }
}

const idOf = (request: FastifyRequest) => demand(OrderId, (request.params as { id: string }).id, 'path');
const orderOf = (book: PaypalBook, request: FastifyRequest) => book.order(idOf(request));

const requestIdOf = (request: FastifyRequest) =>
  demand(RequestId, request.headers['paypal-request-id'], 'header');

/** The whole resource with `Prefer`, else id, status and links. */
function answer(request: FastifyRequest, reply: FastifyReply, resource: object) {
  if (request.headers.prefer === 'return=representation') return reply.send(resource);
  const { id, status, links } = resource as Record<string, unknown>;
  return reply.send({ id, status, links });
}

/** Unparsed, because the signature covers its bytes. */
function eventIn(body: string): string {
  const name = '"webhook_event":';
  return body.slice(body.indexOf(name) + name.length, body.lastIndexOf('}'));
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
