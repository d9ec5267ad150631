import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { streamText } from 'ai';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modelOf } from '#server/ai/models.ts';
import { ask, stripeClient } from '#server/payments/methods/card/api.ts';
import { paypalClient } from '#server/payments/methods/paypal/client.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { s3PhotoStore } from '#server/platform/files/s3-store.ts';
import { JobQueue } from '#server/platform/jobs/queue.ts';
import { openPost } from '#server/platform/mail/post.ts';
import { byHand } from '#tests/factories/by-hand.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { startLoggedServer } from '#tests/factories/logged-server.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { Client } from '#tests/factories/server.ts';
import { type Echo, startEcho, startEchoSmtp } from '#tests/fakes/echo.ts';
import { redirectConsole } from './console-to-log.ts';
import { describeError } from './describe-error.ts';

const words = 'mi hermana Anselma quiere una falda de terciopelo';

const at = ({ port }: Echo) => `http://127.0.0.1:${port}`;

const picture = (await photograph()).toString('base64');
const api = closedAfter(
  await startEcho((sent) => ({
    status: 500,
    type: 'application/json',
    body: JSON.stringify({ error: { message: sent, type: sent, param: sent, code: sent }, message: sent }),
  })),
);
const stripe = closedAfter(
  await startEcho((sent) => ({
    status: 400,
    type: 'application/json',
    body: JSON.stringify({
      error: {
        type: 'invalid_request_error',
        code: 'email_invalid',
        message: `Invalid: ${decodeURIComponent(sent.replaceAll('+', ' '))}`,
      },
    }),
  })),
);
const paypal = closedAfter(
  await startEcho((sent, { url }) =>
    url === '/v1/oauth2/token'
      ? {
          status: 200,
          type: 'application/json',
          body: '{"access_token":"a","token_type":"b","expires_in":900}',
        }
      : {
          status: 422,
          type: 'application/json',
          body: JSON.stringify({
            name: 'UNPROCESSABLE_ENTITY',
            message: sent,
            details: [{ issue: sent, description: sent }],
          }),
        },
  ),
);
const store = closedAfter(
  await startEcho((sent) => ({
    status: 400,
    type: 'application/xml',
    body: `<Error><Code>InvalidRequest</Code><Message>${sent} ${words}</Message><Argument>${words}</Argument></Error>`,
  })),
);
const smtp = closedAfter(await startEchoSmtp());
const gone = await startEchoSmtp();
const closed = gone.port;
await gone.close();
const server = await startLoggedServer(
  { logLevel: 'debug', logRequests: true },
  {
    OPENAI_API_KEY: 'clave',
    OPENAI_BASE_URL: `${at(api)}/v1`,
    VISION_MODEL: 'gpt-4.1-mini',
    VISION_PROVIDER: 'openai',
  },
);
beforeEach(() => {
  server.lines.length = 0;
});

const log = () => server.lines.join('\n');

function expectNothingPersonal(text: string): void {
  for (const secret of [words, 'Anselma', 'terciopelo', 'anselma%40', 'anselma@ejemplo.es', 'terciopelo'])
    expect(text).not.toContain(secret);
  for (let from = 0; from + 40 < picture.length; from += 500)
    expect(text).not.toContain(picture.slice(from, from + 40));
}

async function rejection(call: () => unknown): Promise<unknown> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  throw new Error('the call did not fail');
}

function askModel(name: 'openai' | 'mistral' | 'compatible') {
  return async () => {
    const { stream } = streamText({
      model: modelOf({ name, model: 'm', apiKey: 'clave', baseUrl: `${at(api)}/v1` } as Parameters<
        typeof modelOf
      >[0]),
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: words },
            { type: 'file', data: picture, mediaType: 'image/jpeg' },
          ],
        },
      ],
      maxRetries: 0,
      onError: () => {},
    });
    for await (const part of stream) if (part.type === 'error') throw part.error;
  };
}

const parcel = () => ({
  id: randomUUID(),
  recipient: 'anselma@ejemplo.es',
  subject: words,
  text: words,
  html: words,
  createdAt: new Date(),
  unsubscribeUrl: null,
  attachments: [],
});

const provocations: Record<string, { fail: () => unknown; shows: object }> = {
  'OpenAI through the AI SDK': {
    fail: askModel('openai'),
    shows: { type: expect.stringMatching(/APICallError/), status: 500, requestId: 'req-0123456789' },
  },
  'Mistral through the AI SDK': {
    fail: askModel('mistral'),
    shows: { type: expect.stringMatching(/APICallError/), status: 500 },
  },
  'a server like OpenAI’s through the AI SDK': {
    fail: askModel('compatible'),
    shows: { type: expect.stringMatching(/APICallError/), status: 500 },
  },
  Stripe: {
    fail: () =>
      ask(() =>
        stripeClient(
          { secretKey: 'sk_test_x', apiOrigin: at(stripe) } as Parameters<typeof stripeClient>[0],
          2000,
        ).customers.create({
          email: 'anselma@ejemplo.es',
          description: words,
        }),
      ),
    shows: {
      type: 'ProviderRefusal',
      cause: { type: 'StripeInvalidRequestError', code: 'email_invalid', status: 400 },
    },
  },
  'Stripe, itself': {
    fail: () =>
      new Stripe('sk_test_x', {
        host: '127.0.0.1',
        port: stripe.port,
        protocol: 'http',
        httpAgent: new Agent(),
      }).customers.create({
        description: words,
      }),
    shows: { type: 'StripeInvalidRequestError', code: 'email_invalid' },
  },
  PayPal: {
    fail: () =>
      paypalClient(
        { clientId: 'a', clientSecret: 'b', webhookId: 'c', apiOrigin: at(paypal), email: 'x@y.es' },
        {
          timeoutMs: 2000,
          now: () => new Date(),
        },
      )({
        method: 'POST',
        path: '/v2/checkout/orders',
        body: JSON.stringify({ words }),
        answer: z.unknown(),
      }),
    shows: { type: 'PaypalRefusal', status: 422 },
  },
  'the store of photographs': {
    fail: () =>
      s3PhotoStore({
        endpoint: at(store),
        bucket: 'fotos',
        region: 'x',
        accessKeyId: 'a',
        secretAccessKey: 'b',
      }).put('people/1/full.webp', Buffer.from(picture)),
    shows: { type: 'PhotoStoreUnavailable', cause: { type: 'InvalidRequest', status: 400 } },
  },
  'the mail server': {
    fail: () =>
      openPost({
        smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
        from: 'Vestidor <hola@vestidor.example>',
      } as Parameters<typeof openPost>[0]).deliver(parcel()),
    shows: { code: 'EMESSAGE', status: 554 },
  },
  'a query of drizzle': {
    fail: () =>
      server.services.db.insert(users).values({
        id: 'none',
        username: words,
        email: 'anselma@ejemplo.es',
        passwordHash: picture,
        createdAt: new Date(),
      }),
    shows: { type: 'DrizzleQueryError', cause: { code: '22P02', type: 'DatabaseError' } },
  },
  'a row that is there already': {
    fail: async () => {
      const row = () => ({
        id: randomUUID(),
        username: words,
        email: 'anselma@ejemplo.es',
        passwordHash: picture,
        createdAt: new Date(),
      });
      await server.services.db.insert(users).values([row(), row()]);
    },
    shows: { cause: { code: '23505', table: 'users', constraint: expect.stringMatching(/^users_/) } },
  },
  'a query that the database cannot read': {
    fail: () => server.services.db.execute(sql`select ${words}::int`),
    shows: { cause: { code: '22P02' } },
  },
  'an address without a listener': {
    fail: () => fetch(`http://127.0.0.1:${closed}/${encodeURIComponent(words)}`),
    shows: { type: 'TypeError', cause: { code: 'ECONNREFUSED' } },
  },
  'JSON that is none': { fail: () => JSON.parse(words), shows: { type: 'SyntaxError' } },
  'a schema': {
    fail: () => z.object({ a: z.literal(words) }).parse({ [words]: words }),
    shows: { type: 'ZodError' },
  },
  'a text that was thrown': {
    fail: () => {
      throw words;
    },
    shows: { type: 'string' },
  },
  'an object that was thrown': {
    fail: () => {
      throw { message: words, messages: [{ content: picture }] };
    },
    shows: { type: 'object' },
  },
};

describe.each(Object.entries(provocations))('an error of %s', (_name, { fail, shows }) => {
  it('is logged by what it is and where it arose, and by nothing that it carries', async () => {
    const error = await rejection(fail);
    server.app.log.error({ err: error }, 'as the server does');
    const [line] = server.lines;
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', msg: 'as the server does', err: shows });
    expectNothingPersonal(log());
  });

  it('is logged in no other way, however it is put', async () => {
    const error = await rejection(fail);
    const { log: logger } = server.app;
    logger.error({ err: error });
    logger.warn({ error }, 'by another name');
    logger.warn({ wrapped: new Error(words, { cause: error }) });
    logger.warn({ all: [new AggregateError([error], words)] });
    logger.warn({
      err: Object.assign(new Error('x'), { errors: [error], requestBodyValues: { words, picture } }),
    });
    logger.child({ err: error }).info('in a child');
    if (error instanceof Error) {
      logger.error(error);
      logger.error(error, error.message);
      logger.info({ deep: { deeper: [error] } }, 'with %s', error);
    }
    expect(server.lines.length).toBeGreaterThanOrEqual(6);
    expectNothingPersonal(log());
  });
});

describe('the log', () => {
  it('holds nothing of a talk, nor of a photograph, that a provider repeats as it fails', async () => {
    const person = await dressedPerson(server);
    await person.send('POST /api/trial/start');
    const { item } = (await person.send('POST /api/wardrobe/scan', { imageBase64: picture })).body;
    await person.send('PUT /api/second-look/consent', { provider: 'openai' });
    const client = new Client(server.app);
    client.cookie = person.cookie;
    const chat = await client.send('POST /api/ai/chat/maya', { message: words });
    expect(chat.status).toBe(503);
    await byHand(server.services.db, person.user.id, (tx) =>
      tx.execute(
        sql`update garments set suggested = '{"style":true,"fabric":true}', confidence = '{}' where id = ${item.id}`,
      ),
    );
    const look = await client.send(`POST /api/wardrobe/items/${item.id}/second-look`);
    expect(look.status).toBe(503);
    expect(log()).toContain('a model could not answer');
    expect(log()).toContain('a model did not tell what a photograph shows');
    expectNothingPersonal(log());
  });

  it('takes what libraries write to the console', async () => {
    const target = {} as Console;
    redirectConsole(server.app.log, target);
    target.error(await rejection(askModel('openai')));
    target.warn('AI SDK Warning: %s', 'x', { messages: words });
    expect(log()).toContain('APICallError');
    expect(log()).toContain('AI SDK Warning');
    expectNothingPersonal(log());
  });
});

it('a job that failed leaves in its queue no more than its name', async () => {
  const { db } = server.services;
  const name = 'fails-with-words';
  const queue = await JobQueue.open({
    db,
    backend: 'postgres',
    log: server.app.log,
    jobs: [
      {
        name,
        cron: '0 0 1 1 *',
        atStart: true,
        run: () => askModel('openai')(),
      },
    ],
  });
  const failed = async () =>
    (
      await db.$client.query(
        `select output::text as output from pgboss.job where name = $1 and output is not null`,
        [name],
      )
    ).rows[0]?.output ?? '';
  await expect.poll(failed, { timeout: 15_000 }).toContain(`${name} failed`);
  expectNothingPersonal(await failed());
  expect(await failed()).not.toContain('requestBodyValues');
  await queue.stop();
});

describe('a stack', () => {
  it('keeps places, and no line of a message that looks like one', () => {
    const error = new Error(`x\n    at ${words} (file:///a.ts:1:1)`);
    expect(describeError(error).stack).toMatch(/^ {4}at .*describe-error\.test\.ts:\d+:\d+/);
    expectNothingPersonal(JSON.stringify(describeError(error)));
  });

  it('of an error within itself ends', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(100_000);
  });
});
