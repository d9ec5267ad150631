import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { finishProcessing } from './confirm.ts';
import { answerOf } from './expand.ts';
import { missing, StripeFault } from './fault.ts';
import { type Form, parseForm } from './form.ts';
import { callOff, cancel, type Life, payBack, requestCharge, subscribe, voidInvoice } from './life.ts';
import { customer, setupIntent } from './objects.ts';
import * as parameters from './parameters.ts';
import type { State } from './state.ts';

interface ApiCall {
  life: Life;
  form: Form;
  id: string;
}
interface Shown {
  object: object;
  expand: string[] | undefined;
}
type Handler = (call: ApiCall) => Shown;

const secretKey = 'Bearer sk_test_sandbox';

export function registerApi(app: FastifyInstance, life: Life): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  );
  for (const [call, handler] of Object.entries(handlers)) {
    const [method = 'GET', url = ''] = call.split(' ');
    app.route({
      method,
      url,
      handler: async (request, reply) => answer(life, handler, call, request, reply),
    });
  }
}

function answer(life: Life, handler: Handler, call: string, request: FastifyRequest, reply: FastifyReply) {
  if (request.headers.authorization !== secretKey) {
    throw new StripeFault(401, { message: 'Invalid API Key provided: sk_test_***' });
  }
  const { id = '' } = request.params as { id?: string };
  const form =
    request.method === 'POST' ? ((request.body ?? {}) as Form) : parseForm(request.url.split('?')[1] ?? '');
  const said = `${call} ${id} ${JSON.stringify(form)}`;
  const key = request.method === 'POST' ? request.headers['idempotency-key']?.toString() : undefined;
  const before = key === undefined ? undefined : life.state.answered[key];
  if (before !== undefined) return repeated(before, said, reply);
  finishProcessing(life);
  const { status, body } = outcomeOf(life, handler, { life, form, id });
  // As at Stripe, invalid parameters do not use up the key.
  if (key !== undefined && status !== 400) life.state.answered[key] = { call: said, status, body };
  life.books.save();
  return reply.status(status).send(body);
}

function outcomeOf(life: Life, handler: Handler, call: ApiCall): { status: number; body: unknown } {
  try {
    const { object, expand } = handler(call);
    return { status: 200, body: answerOf(life.state, object, expand) };
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: error.body };
    throw error;
  }
}

function repeated(before: State['answered'][string], said: string, reply: FastifyReply) {
  if (before.call !== said) {
    throw new StripeFault(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  return reply.status(before.status).header('idempotent-replayed', 'true').send(before.body);
}

function one<T>(table: Record<string, T>, kind: string, id: string): T {
  const found = table[id];
  if (found === undefined) throw missing(kind, id);
  return found;
}

function retrieve<T extends object>(kind: string, tableOf: (state: State) => Record<string, T>): Handler {
  return ({ life, form, id }) => ({
    object: one(tableOf(life.state), kind, id),
    expand: parameters.read(parameters.retrieve, form).expand,
  });
}

const newestFirst = <T extends { created: number }>(table: Record<string, T>): T[] =>
  Object.values(table).reverse();

function list<T extends { id: string }>(
  url: string,
  rows: T[],
  { limit = 10, starting_after, expand }: { limit?: number; starting_after?: string; expand?: string[] },
): Shown {
  const from = starting_after === undefined ? 0 : rows.findIndex(({ id }) => id === starting_after) + 1;
  const data = rows.slice(from, from + limit);
  return { object: { object: 'list', data, has_more: from + limit < rows.length, url }, expand };
}

const over = new Set(['canceled', 'incomplete_expired']);

const handlers: Record<string, Handler> = {
  'GET /v1/customers/:id': retrieve('customer', (state) => state.customer),
  'GET /v1/subscriptions/:id': retrieve('subscription', (state) => state.subscription),
  'GET /v1/invoices/:id': retrieve('invoice', (state) => state.invoice),
  'GET /v1/payment_intents/:id': retrieve('payment_intent', (state) => state.payment_intent),
  'GET /v1/charges/:id': retrieve('charge', (state) => state.charge),
  'GET /v1/setup_intents/:id': retrieve('setupintent', (state) => state.setup_intent),

  'POST /v1/customers': ({ life, form }) => {
    const { expand, email = null, name, metadata = {} } = parameters.read(parameters.createCustomer, form);
    const made = customer({ email, name: name ?? null, metadata });
    life.state.customer[made.id] = made;
    return { object: made, expand };
  },

  'POST /v1/subscriptions': ({ life, form }) => {
    const {
      expand,
      customer: buyer,
      items,
      metadata = {},
    } = parameters.read(parameters.createSubscription, form);
    one(life.state.customer, 'customer', buyer);
    const priceId = items[0]?.price ?? '';
    if (priceId !== 'price_sandbox') throw missing('price', priceId);
    return { object: subscribe(life, { customer: buyer, priceId, metadata }), expand };
  },

  'GET /v1/subscriptions': ({ life, form }) => {
    const { customer: buyer, status, ...page } = parameters.read(parameters.listSubscriptions, form);
    const rows = newestFirst(life.state.subscription)
      .filter((row) => buyer === undefined || row.customer === buyer)
      .filter((row) => (status === undefined ? row.status !== 'canceled' : matches(row, status)));
    return list('/v1/subscriptions', rows, page);
  },

  'POST /v1/subscriptions/:id': ({ life, form, id }) => {
    const { expand, ...change } = parameters.read(parameters.updateSubscription, form);
    const row = one(life.state.subscription, 'subscription', id);
    if (over.has(row.status)) {
      throw new StripeFault(400, {
        code: 'invalid_canceled_subscription_fields',
        message: 'A canceled subscription can only update its cancellation_details and metadata.',
      });
    }
    if (change.default_payment_method !== undefined) {
      one(life.state.payment_method, 'payment_method', change.default_payment_method);
    }
    Object.assign(row, change);
    life.deliveries.send('customer.subscription.updated', row);
    return { object: row, expand };
  },

  'DELETE /v1/subscriptions/:id': ({ life, form, id }) => {
    const { expand } = parameters.read(parameters.cancelSubscription, form);
    const row = one(life.state.subscription, 'subscription', id);
    if (over.has(row.status)) throw missing('subscription', id);
    cancel(life, row);
    return { object: row, expand };
  },

  'GET /v1/invoices': ({ life, form }) => {
    const {
      customer: buyer,
      subscription,
      status,
      created,
      ...page
    } = parameters.read(parameters.listInvoices, form);
    const rows = newestFirst(life.state.invoice).filter(
      (row) =>
        (buyer === undefined || row.customer === buyer) &&
        (subscription === undefined || row.parent?.subscription_details?.subscription === subscription) &&
        (status === undefined || row.status === status) &&
        row.created > (created?.gt ?? -1) &&
        row.created >= (created?.gte ?? 0),
    );
    return list('/v1/invoices', rows, page);
  },

  'POST /v1/invoices/:id/void': ({ life, form, id }) => {
    const { expand } = parameters.read(parameters.retrieve, form);
    const row = one(life.state.invoice, 'invoice', id);
    if (row.status !== 'open') {
      const message = 'You can only pass in open invoices. This invoice isn’t open.';
      throw new StripeFault(400, { code: 'invoice_not_editable', message });
    }
    voidInvoice(life, row);
    return { object: row, expand };
  },

  'GET /v1/invoice_payments': ({ life, form }) => {
    const { payment, invoice, ...page } = parameters.read(parameters.listInvoicePayments, form);
    const rows = newestFirst(life.state.invoice_payment).filter(
      (row) =>
        (payment === undefined || row.payment.payment_intent === payment.payment_intent) &&
        (invoice === undefined || row.invoice === invoice),
    );
    return list('/v1/invoice_payments', rows, page);
  },

  'POST /v1/refunds': ({ life, form }) => {
    const { expand, payment_intent, amount, metadata = {} } = parameters.read(parameters.createRefund, form);
    const intent = one(life.state.payment_intent, 'payment_intent', payment_intent);
    const paid = life.state.charge[String(intent.latest_charge)];
    if (paid === undefined || !paid.paid) {
      throw new StripeFault(400, {
        message: 'This PaymentIntent does not have a successful charge to refund.',
      });
    }
    if (paid.refunded) {
      throw new StripeFault(400, {
        code: 'charge_already_refunded',
        message: `Charge ${paid.id} has already been refunded.`,
      });
    }
    const left = paid.amount_captured - paid.amount_refunded;
    if (amount !== undefined && amount > left) {
      throw new StripeFault(400, {
        message: `Refund amount (€${amount / 100}) is greater than unrefunded amount on charge (€${left / 100})`,
        param: 'amount',
      });
    }
    return {
      object: payBack(life, paid, amount ?? left, metadata),
      expand,
    };
  },

  'GET /v1/disputes': ({ life, form }) => {
    const { charge, payment_intent, ...page } = parameters.read(parameters.listDisputes, form);
    const rows = newestFirst(life.state.dispute).filter(
      (row) =>
        (charge === undefined || row.charge === charge) &&
        (payment_intent === undefined || row.payment_intent === payment_intent),
    );
    return list('/v1/disputes', rows, page);
  },
  'GET /v1/disputes/:id': retrieve('dispute', (state) => state.dispute),

  'POST /v1/payment_intents': ({ life, form }) => {
    const {
      expand,
      amount: cents,
      customer: buyer,
      description = null,
      metadata = {},
    } = parameters.read(parameters.createPaymentIntent, form);
    one(life.state.customer, 'customer', buyer);
    return { object: requestCharge(life, { customer: buyer, cents, description, metadata }), expand };
  },

  'POST /v1/payment_intents/:id/cancel': ({ life, form, id }) => {
    const { expand, cancellation_reason = null } = parameters.read(parameters.cancelPaymentIntent, form);
    const row = one(life.state.payment_intent, 'payment_intent', id);
    callOff(life, row, cancellation_reason);
    return { object: row, expand };
  },

  'POST /v1/setup_intents': ({ life, form }) => {
    const { expand, customer: buyer, metadata = {} } = parameters.read(parameters.createSetupIntent, form);
    one(life.state.customer, 'customer', buyer);
    const made = setupIntent(buyer, metadata);
    life.state.setup_intent[made.id] = made;
    return { object: made, expand };
  },
};

function matches(row: Stripe.Subscription, status: string): boolean {
  if (status === 'all') return true;
  return status === 'ended' ? over.has(row.status) : row.status === status;
}
