import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openBooks } from '#sandbox/books.ts';
import { startSandbox } from '#sandbox/start.ts';
import { connectDatabase, type DatabaseClient } from '#server/platform/db/client.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { freePort } from '../_free-port.ts';
import type { ChargesOf } from './audit.ts';
import { type Gate, openGate } from './gate.ts';
import { type ServerChild, serverChild } from './server-child.ts';
import type { Gates, Providers } from './ways.ts';

/** Providers and a database that outlive the server between them. */
export interface World {
  server: ServerChild;
  providers: Providers;
  gates: Gates;
  webhooks: Gate;
  /** Redirects webhooks. */
  sendWebhooksTo(origin: string): void;
  database: DatabaseClient;
  chargesOf: ChargesOf;
  close(): Promise<void>;
}

export async function makeWorld(): Promise<World> {
  const folder = makeTemporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => {} });
  const { host, port, user, database: name } = postgres.connection;
  const books = openBooks();
  const sandbox = await startSandbox({ books });
  const [stripe, paypal, esplora] = await Promise.all(
    [sandbox.origins.stripe, sandbox.origins.paypal, sandbox.origins.esplora].map(openGate),
  );
  if (stripe === undefined || paypal === undefined || esplora === undefined) throw new Error('no gates');
  const databaseUrl = `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  const server = serverChild(await freePort(), folder, databaseUrl, {
    stripe: stripe.origin,
    paypal: paypal.origin,
    esplora: esplora.origin,
  });
  const webhooks = await openGate(server.origin);
  const database = connectDatabase(postgres.connection);
  return {
    server,
    providers: sandbox.origins,
    gates: { stripe, paypal, esplora },
    webhooks,
    sendWebhooksTo: (origin) => sandbox.sendWebhooksTo(origin),
    database,
    chargesOf: chargesIn(books),
    async close() {
      await server.stop();
      await Promise.all([stripe, paypal, esplora, webhooks].map((gate) => gate.close()));
      await sandbox.close();
      await database.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

interface PaypalBooks {
  orders: Record<
    string,
    { request: { purchase_units: { custom_id?: string }[] }; capture?: { status: string } }
  >;
}

interface StripeBooks {
  customer: Record<string, { id: string; metadata: Record<string, string> }>;
  charge: Record<string, { customer: unknown; paid: boolean; amount_refunded: number; disputed: boolean }>;
}

/** Captures at PayPal and Stripe for a person, less refunds. */
function chargesIn(books: ReturnType<typeof openBooks>): ChargesOf {
  return (ownerId) => {
    const paypal = books.part<PaypalBooks>('paypal', () => ({ orders: {} }));
    const stripe = books.part<StripeBooks>('stripe', () => ({ customer: {}, charge: {} }));
    const captured = Object.values(paypal.orders).filter(
      ({ request, capture }) =>
        capture?.status === 'COMPLETED' && request.purchase_units[0]?.custom_id?.startsWith(ownerId),
    );
    const charged = Object.values(stripe.charge).filter(
      (charge) =>
        charge.paid &&
        charge.amount_refunded === 0 &&
        stripe.customer[String(charge.customer)]?.metadata.owner_id === ownerId,
    );
    return captured.length + charged.length;
  };
}
