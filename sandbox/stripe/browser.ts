import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod';
import { plainStyle } from '#sandbox/plain-page.ts';
import { isCardNumber } from './cards.ts';
import { authenticate, confirm, finishProcessing } from './confirm.ts';
import { missing, StripeFault } from './fault.ts';
import { contest, decide, endInquiry, expire, type Life, payBack, renew } from './life.ts';
import { chargesPage, impossiblePage } from './pages.ts';
import { type MoneyTurn, moneyTurns } from './turns.ts';

const scripts = new URL('./browser/', import.meta.url);

const Secret = z.object({ key: z.literal('pk_test_sandbox'), client_secret: z.string() });
const Confirmation = Secret.extend({
  card: z.object({
    number: z.string().refine(isCardNumber),
    expMonth: z.int().min(1).max(12),
    expYear: z.int().min(2000).max(2100),
    cvc: z.string().regex(/^\d{3,4}$/),
  }),
});
const Authentication = Secret.extend({ approved: z.boolean() });
const Simulation = z.strictObject({
  action: z.enum(['renewal', 'declined_renewal', 'expire', ...moneyTurns]),
  id: z.string(),
});

export function registerBrowser(app: FastifyInstance, life: Life): void {
  app.get<{ Params: { file: string } }>('/sandbox/stripe/:file', async (request, reply) => {
    const { file } = request.params;
    if (!/^[a-z-]+\.js$/.test(file)) throw missing('page', file);
    const script = await readFile(new URL(file, scripts), 'utf8').catch(() => null);
    if (script === null) throw missing('page', file);
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });

  app.get<{ Params: { id: string } }>('/sandbox/stripe/intents/:id', async (request) => {
    finishProcessing(life);
    return shown(intentOf(life, request.params.id, read(Secret, request.query)));
  });

  app.post<{ Params: { id: string } }>('/sandbox/stripe/intents/:id/confirm', async (request) => {
    const { card, ...secret } = read(Confirmation, request.body);
    const intent = intentOf(life, request.params.id, secret);
    return saved(life, intent, () => confirm(life, intent, card));
  });

  app.post<{ Params: { id: string } }>('/sandbox/stripe/intents/:id/authenticate', async (request) => {
    const { approved, ...secret } = read(Authentication, request.body);
    const intent = intentOf(life, request.params.id, secret);
    return saved(life, intent, () => authenticate(life, intent, approved));
  });

  app.post('/sandbox/stripe/simulate', async (request) => {
    const { action, id } = read(Simulation, request.body);
    simulate(life, action, id);
    life.books.save();
    return { simulated: true };
  });
  app.get('/sandbox/stripe', async (_request, reply) => page(reply, chargesPage(life.state)));
  app.get('/sandbox/stripe/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(plainStyle),
  );
  app.post('/sandbox/stripe/turn', async (request, reply) => {
    const { action, id } = read(Simulation, request.body);
    try {
      simulate(life, action, id);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      return page(reply.status(422), impossiblePage());
    }
    life.books.save();
    return reply.redirect('/sandbox/stripe', 303);
  });
  app.get('/sandbox/stripe/events', async () => ({
    events: life.state.undelivered.map(({ event }) => event),
  }));
}

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

function read<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StripeFault(400, {
    code: 'incorrect_number',
    message: 'Los datos de la tarjeta no son válidos.',
  });
}

function intentOf({ state }: Life, id: string, { client_secret }: z.output<typeof Secret>): Intent {
  const intent = state.payment_intent[id] ?? state.setup_intent[id];
  if (intent === undefined || intent.client_secret !== client_secret) throw missing('intent', id);
  return intent;
}

function shown(intent: Intent): object {
  const { id, object, client_secret, status, next_action, payment_method } = intent;
  return { id, object, client_secret, status, next_action, payment_method, livemode: false };
}

function saved(life: Life, intent: Intent, act: () => void): object {
  try {
    act();
    return shown(intent);
  } finally {
    life.books.save();
  }
}

function simulate(life: Life, action: z.output<typeof Simulation>['action'], id: string): void {
  const { state } = life;
  const invoice = state.invoice[id] ?? state.invoice[String(state.subscription[id]?.latest_invoice)];
  const subscription = state.subscription[id];
  switch (action) {
    case 'renewal':
    case 'declined_renewal':
      if (subscription === undefined) throw missing('subscription', id);
      renew(life, subscription, action === 'renewal');
      return;
    case 'expire':
      if (subscription === undefined) throw missing('subscription', id);
      expire(life, subscription);
      return;
    default: {
      const intent =
        state.payment_intent[id] ??
        state.payment_intent[String(invoice?.payments?.data[0]?.payment.payment_intent)];
      const paid = state.charge[String(intent?.latest_charge)];
      if (paid === undefined) throw missing('charge', id);
      takeTurn(life, paid, action);
    }
  }
}

const partRefunded = 0.25;

function takeTurn(life: Life, paid: Stripe.Charge, turn: MoneyTurn): void {
  const left = paid.amount_captured - paid.amount_refunded;
  switch (turn) {
    case 'refund':
      payBack(life, paid, left, {});
      return;
    case 'partial_refund':
      payBack(life, paid, Math.ceil(left * partRefunded), {});
      return;
    case 'dispute':
      contest(life, paid, 'needs_response');
      return;
    case 'inquiry':
      contest(life, paid, 'warning_needs_response');
      return;
    case 'escalate':
    case 'close_inquiry':
      endInquiry(life, paid, turn === 'escalate');
      return;
    case 'win':
    case 'lose':
      decide(life, paid, turn === 'win' ? 'won' : 'lost');
  }
}

const page = (reply: FastifyReply, text: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);
