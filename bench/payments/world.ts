import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openBooks } from '#sandbox/books.ts';
import { startSandbox } from '#sandbox/start.ts';
import { connectDatabase, type DatabaseClient } from '#server/platform/db/client.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import type { ChargesOf, TakenOf } from './audit.ts';
import { type Gate, openGate } from './gate.ts';
import { type ServerChild, serverChild } from './server-child.ts';
import type { Gates, Providers } from './ways.ts';

export interface World {
  server: ServerChild;
  providers: Providers;
  gates: Gates;
  webhooks: Gate;
  sendWebhooksTo(origin: string): void;
  database: DatabaseClient;
  chargesOf: ChargesOf;
  takenOf: TakenOf;
  close(): Promise<void>;
}

export async function makeWorld(): Promise<World> {
  const folder = makeTemporaryFolder();
  const { databaseUrl, stopDatabase } = await openAtUrl(folder);
  const books = openBooks();
  const sandbox = await startSandbox({ books });
  const [stripe, paypal, esplora] = await Promise.all(
    [sandbox.origins.stripe, sandbox.origins.paypal, sandbox.origins.esplora].map(openGate),
  );
  if (stripe === undefined || paypal === undefined || esplora === undefined) throw new Error('no gates');
  const server = serverChild(await freePort(), folder, databaseUrl, {
    ...sandbox.origins,
    stripe: stripe.origin,
    paypal: paypal.origin,
    esplora: esplora.origin,
  });
  const webhooks = await openGate(server.origin);
  const database = connectDatabase({ connectionString: databaseUrl });
  return {
    server,
    providers: sandbox.origins,
    gates: { stripe, paypal, esplora },
    webhooks,
    sendWebhooksTo: (origin) => sandbox.sendWebhooksTo(origin),
    database,
    chargesOf: chargesIn(books),
    takenOf: takenIn(books),
    async close() {
      await server.stop();
      await Promise.all([stripe, paypal, esplora, webhooks].map((gate) => gate.close()));
      await sandbox.close();
      await database.close();
      await stopDatabase();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** A database of its own, or the one that FAULTS_DATABASE_URL names. */
async function openAtUrl(folder: string): Promise<{ databaseUrl: string; stopDatabase(): Promise<void> }> {
  const given = process.env.FAULTS_DATABASE_URL;
  if (given !== undefined) return { databaseUrl: given, async stopDatabase() {} };
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => {} });
  const { host, port, user, database } = postgres.connection;
  return {
    databaseUrl: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    stopDatabase: () => postgres.stop(),
  };
}

interface PaypalBooks {
  orders: Record<
    string,
    {
      request: { purchase_units: { custom_id?: string }[] };
      capture?: { status: string };
      refunds?: { cents: number }[];
    }
  >;
}

interface StripeBooks {
  customer: Record<string, { id: string; metadata: Record<string, string> }>;
  charge: Record<
    string,
    { id: string; customer: unknown; paid: boolean; amount_captured: number; amount_refunded: number }
  >;
  dispute: Record<string, { charge: unknown; status: string; amount: number }>;
}

type Books = ReturnType<typeof openBooks>;

const paypalOrdersOf = (books: Books, ownerId: string) =>
  Object.values(books.part<PaypalBooks>('paypal', () => ({ orders: {} })).orders).filter(({ request }) =>
    request.purchase_units[0]?.custom_id?.startsWith(ownerId),
  );

function stripeChargesOf(books: Books, ownerId: string) {
  const stripe = books.part<StripeBooks>('stripe', () => ({ customer: {}, charge: {}, dispute: {} }));
  return Object.values(stripe.charge)
    .filter(({ paid, customer }) => paid && stripe.customer[String(customer)]?.metadata.owner_id === ownerId)
    .map(({ id, amount_captured, amount_refunded }) => {
      const lost = Object.values(stripe.dispute).filter(
        ({ charge, status }) => charge === id && status === 'lost',
      );
      const takenCents = lost.reduce((sum, { amount }) => sum + amount, amount_refunded);
      return { takenCents, isLeft: takenCents < amount_captured };
    });
}

function chargesIn(books: Books): ChargesOf {
  return (ownerId) => {
    const captured = paypalOrdersOf(books, ownerId).filter(
      ({ capture }) => capture?.status === 'COMPLETED' || capture?.status === 'PARTIALLY_REFUNDED',
    );
    return captured.length + stripeChargesOf(books, ownerId).filter(({ isLeft }) => isLeft).length;
  };
}

function takenIn(books: Books): TakenOf {
  return (ownerId) =>
    [
      ...paypalOrdersOf(books, ownerId).flatMap(({ refunds = [] }) => refunds.map(({ cents }) => cents)),
      ...stripeChargesOf(books, ownerId).map(({ takenCents }) => takenCents),
    ].reduce((sum, cents) => sum + cents, 0);
}
