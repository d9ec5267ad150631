import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { User } from '#contract/auth.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { GarmentFields, WardrobeItem } from '#contract/garments.ts';
import { type Sandbox, startSandbox } from '#sandbox/start.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { makeServices } from '#server/make-services.ts';
import { withStandIns } from '#server/payments/config.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { openPhotoStore } from '#server/platform/files/open-store.ts';
import type { Services } from '#server/services.ts';
import { closedAfter } from './closed-after.ts';
import { openTestDatabase } from './database.ts';

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts on what came, whatever its type says
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  bytes: Buffer;
}

export class Client {
  cookie: string | undefined;
  /** Identifies a known browser. */
  device: string | undefined;
  /** A sign-in that is not complete. */
  step: string | undefined;
  /** A visitor who has voted. */
  voter: string | undefined;
  language: string | undefined;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async send(call: string, body?: unknown, options: InjectOptions = {}): Promise<Reply> {
    const [method = 'GET', url = '/'] = call.split(' ');
    const cookie = [this.cookie, this.device, this.step, this.voter, this.language]
      .filter(Boolean)
      .join('; ');
    const response = await this.#app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
      ...options,
      headers: { ...(cookie !== '' && { cookie }), ...options.headers },
    });
    for (const { name, value } of response.cookies) {
      const kept = name.endsWith('_device')
        ? 'device'
        : name.endsWith('_step')
          ? 'step'
          : name.endsWith('_voto')
            ? 'voter'
            : name.endsWith('_language')
              ? 'language'
              : 'cookie';
      this[kept] = value === '' ? undefined : `${name}=${value}`;
    }
    const json = response.headers['content-type']?.toString().includes('json') ?? false;
    return {
      status: response.statusCode,
      body: json ? response.json() : response.body,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }
}

export const refusal = (status: number, code: ErrorCode) => ({ status, body: { code } });

export type Member = Client & { user: User; password: string };

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  visitor(): Client;
  demonstration(): Promise<Client>;
  person(name?: string): Promise<Member>;
  travel(millis: number): void;
}

/** Stand-ins of all payment providers; webhooks arrive. */
export interface PaidTestServer extends TestServer {
  sandbox: Sandbox;
  origin: string;
}

export async function startPaidTestServer(environment: Record<string, string> = {}): Promise<PaidTestServer> {
  const sandbox = closedAfter(await startSandbox({ hangMs: 2500 }));
  const server = await startTestServer(environment, sandbox);
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  sandbox.sendWebhooksTo(origin);
  return { ...server, sandbox, origin };
}

/** New database and folder, adjustable clock; closed after the tests that share it. */
export async function startTestServer(
  environment: Record<string, string> = {},
  sandbox: Sandbox | null = null,
): Promise<TestServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vestidor-data-'));
  const database = await openTestDatabase();
  const read = readConfig({
    DATA_DIR: folder,
    PAYMENTS_SANDBOX: String(sandbox !== null),
    LOG_LEVEL: 'silent',
    WEATHER_URL: 'off',
    RATE_LIMIT_FACTOR: '100',
    DRAWING_WIDTH: '48',
    DRAW_AHEAD: 'false',
    ...environment,
  });
  const config =
    sandbox === null
      ? read
      : // Shorter than the provider's delay.
        { ...read, payments: { ...withStandIns(read.payments, sandbox.configs), timeoutMs: 1500 } };
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { db } = database;
  const services = makeServices({ config, db, photoStore: await openPhotoStore(config), now });
  const app = await buildApp(services, sandbox);
  const visitor = () => new Client(app);
  closedAfter({
    async close() {
      await app.close();
      // A drawing that a request began may still be written.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  });
  return {
    app,
    services,
    visitor,
    async demonstration() {
      const client = visitor();
      await client.send('GET /api/demo-login');
      return client;
    },
    async person(name = `persona-${randomUUID().slice(0, 8)}`) {
      const client = visitor();
      const password = 'una-clave-larga';
      const { status, body } = await client.send('POST /api/register', {
        username: name,
        email: `${name}@ejemplo.es`,
        password,
      });
      if (status !== 200) throw new Error(`sign-up failed: ${status} ${JSON.stringify(body)}`);
      return Object.assign(client, { user: body.user as User, password });
    },
    travel(millis) {
      ahead += millis;
    },
  };
}

export function buildGarment(fields: Partial<GarmentFields> = {}) {
  return {
    name: 'Camisa blanca',
    kind: 'shirt',
    color: 'blanco',
    fabric: 'cotton',
    style: 'formal',
    ...fields,
  };
}

export async function confirmAddress(
  { services: { db, now } }: Pick<TestServer, 'services'>,
  { user }: { user: User },
): Promise<void> {
  await db.update(users).set({ emailConfirmedAt: now() }).where(eq(users.id, user.id));
}

export async function addGarment(client: Client, fields: Partial<GarmentFields> = {}): Promise<WardrobeItem> {
  const { status, body } = await client.send('POST /api/wardrobe/items', buildGarment(fields));
  if (status !== 200) throw new Error(`adding a garment failed: ${status} ${JSON.stringify(body)}`);
  return body.item;
}
