import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type Stripe from 'stripe';
import { openBooks } from '#sandbox/books.ts';
import { signatureOf } from '#sandbox/stripe/deliveries.ts';
import { makeStripe } from '#sandbox/stripe/stand-in.ts';
import { stateOf } from '#sandbox/stripe/state.ts';
import { readConfig } from '#server/config.ts';
import type { PaymentsConfig } from '#server/payments/config.ts';
import { premium } from '#server/payments/ledger/purposes/premium.ts';
import { stripeProvider } from '#server/payments/methods/card/provider.ts';
import { stripeRoutes } from '#server/payments/methods/card/routes.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { handleErrors } from '#server/platform/http/errors.ts';
import { chooseLanguage } from '#server/platform/http/language.ts';
import type { Person } from '#server/platform/http/person.ts';
import { acceptOnlyJson } from '#server/platform/http/request-hooks.ts';
import type { Services } from '#server/services.ts';
import { closedAfter } from './closed-after.ts';
import { openTestDatabase } from './database.ts';

export const testCards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  authenticated: '4000002500003155',
} as const;

/** The real SDK against the Stripe stand-in. A test delivers events in any order or repeatedly. */
export async function openCardDesk(change: Partial<PaymentsConfig> = {}) {
  const database = await openTestDatabase();
  const books = openBooks();
  const standIn = closedAfter(await makeStripe({ books, hangMs: 600, productOrigin: () => null }));
  const apiOrigin = await standIn.listen({ host: '127.0.0.1', port: 0 });
  const base = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '100' });
  const stripe = {
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecret: 'whsec_sandbox',
    priceId: 'price_sandbox',
    apiOrigin,
    scriptUrl: '/sandbox/stripe/stripe.js',
  };
  const config = {
    ...base,
    payments: {
      ...base.payments,
      timeoutMs: 400,
      methods: { ...base.payments.methods, stripe_card: stripe },
      ...change,
    },
  };
  const { timeoutMs, mode } = config.payments;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const provider = stripeProvider(stripe, { timeoutMs, mode, db: database.db, now });
  const services = {
    config,
    db: database.db,
    providers: new Map([['stripe_card', provider]]),
    purposes: { premium },
    now,
  } as unknown as Services;
  let caller: Person | null = null;
  const app = closedAfter(await makeApp(services, () => caller));
  const state = stateOf(books);

  return {
    services,
    books,
    state,
    provider,
    travel(millis: number) {
      ahead += millis;
    },

    async person(demo = false): Promise<Person> {
      const id = randomUUID();
      const username = `persona-${id.slice(0, 8)}`;
      const email = `${username}@ejemplo.es`;
      await database.db
        .insert(users)
        .values({ id, username, email, passwordHash: '-', demo, createdAt: now() } as never);
      return {
        id,
        username,
        email,
        firstName: null,
        profileImageUrl: null,
        demo,
        language: 'es',
        guardianId: null,
      };
    },

    async send(person: Person | null, call: string, body?: object) {
      caller = person;
      const [method = 'GET', url = ''] = call.split(' ');
      const answer = await app.inject({ method: method as 'GET', url, ...(body && { payload: body }) });
      return { status: answer.statusCode, body: answer.json() };
    },

    /** As Stripe's script does. */
    async giveCard(clientSecret: string, number: string = testCards.approved) {
      return browse(apiOrigin, clientSecret, 'confirm', {
        card: { number, expMonth: 12, expYear: 2040, cvc: '123' },
      });
    },
    async authenticate(clientSecret: string, approved: boolean) {
      return browse(apiOrigin, clientSecret, 'authenticate', { approved });
    },
    async simulate(action: string, id: string) {
      const answer = await fetch(`${apiOrigin}/sandbox/stripe/simulate`, post({ action, id }));
      if (!answer.ok) throw new Error(`simulating ${action} failed: ${await answer.text()}`);
    },

    /** Oldest first. */
    takeEvents(type?: Stripe.Event['type']): Stripe.Event[] {
      const events = state.undelivered.splice(0).map(({ event }) => event);
      return type === undefined ? events : events.filter((event) => event.type === type);
    },
    async deliver(event: object, signature?: string | null) {
      const payload = JSON.stringify(event);
      const signed = signature === undefined ? signatureOf(payload) : signature;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        payload,
        headers: {
          'content-type': 'application/json',
          ...(signed !== null && { 'stripe-signature': signed }),
        },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}

async function makeApp(services: Services, callerOf: () => Person | null): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  chooseLanguage(app);
  handleErrors(app);
  acceptOnlyJson(app);
  await app.register(cookie);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    request.person = callerOf();
  });
  await stripeRoutes(app, services);
  return app;
}

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function browse(origin: string, clientSecret: string, action: string, body: object) {
  const id = clientSecret.split('_secret_')[0];
  const answer = await fetch(
    `${origin}/sandbox/stripe/intents/${id}/${action}`,
    post({ key: 'pk_test_sandbox', client_secret: clientSecret, ...body }),
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
