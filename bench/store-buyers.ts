import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { actOutTransfer } from '#sandbox/bank/transfer.ts';
import { startSandbox } from '#sandbox/start.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { makeServices } from '#server/make-services.ts';
import { withStandIns } from '#server/payments/config.ts';
import { sandboxProduct } from '#server/payments/sandbox-product.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/index.ts';
import { openPhotoStore } from '#server/platform/files/open-store.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { address, fillCart, setStock, stockOf, wishFor } from '#tests/factories/orderer.ts';
import { Client } from '#tests/factories/server.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

/**
 * Concurrent buyers for 50 items must not oversell. Accounts stay in DATABASE_URL, so use a separate
 * database.
 */
const buyersCount = 200;
const pieces = 50;
const givesUp = (index: number) => index % 5 === 0;

const folder = makeTemporaryFolder();
const read = readConfig({
  ...process.env,
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '100000',
});
const sandbox = await startSandbox({ file: path.join(folder, 'sandbox.json') });
const config = { ...read, payments: withStandIns(read.payments, sandbox.configs) };
const database = await openDatabase(config, () => {});
const { db } = database;
const now = () => new Date();
const services = makeServices({ config, db, photoStore: await openPhotoStore(config), now });
await seedStore(services, catalogue.slice(0, 2));
const app = await buildApp(services, sandbox);

await setStock({ services }, buyersCount);
const run = randomUUID().slice(0, 6);
const buyers = await inTurns(
  Array.from({ length: buyersCount }, (_, at) => at),
  4,
  signUp,
);
const wishes = await inTurns(buyers, 8, async (buyer) => {
  await fillCart(buyer);
  return wishFor(buyer, 'bank_transfer', { address });
});
await setStock({ services }, pieces);

const beganAt = performance.now();
const firstRound = await Promise.all(buyers.map((_, at) => place(at)));
const reserved = firstRound.flatMap((answer, at) => (answer === null ? [] : [{ at, ...answer }]));
const firstMillis = performance.now() - beganAt;
const refused = firstRound.flatMap((answer, at) => (answer === null ? [at] : []));

const paidFirst = reserved.filter((_, index) => !givesUp(index));
const given = reserved.filter((_, index) => givesUp(index));
const [, , later] = await Promise.all([
  Promise.all(
    given.map(({ at, id }) => buyers[at]?.send(`POST /api/store/orders/${id}/cancel`, { confirm: true })),
  ),
  Promise.all(paidFirst.map(pay)),
  Promise.all(refused.map((at) => tryFor(at, 20))),
]);
const late = later.filter((one) => one !== null);
await Promise.all(late.map(pay));
const millis = performance.now() - beganAt;

const left = await stockOf({ services });
const counted = await db
  .select({ status: orders.status, count: sql<number>`count(*)::int` })
  .from(orders)
  .where(sql`${orders.ownerId} in (select id from users where username like ${`buyer-${run}-%`})`)
  .groupBy(orders.status);
const having = (status: string) => counted.find((row) => row.status === status)?.count ?? 0;
const [sold, waiting] = [having('paid'), having('pending')];
const oversold = Math.max(0, sold + waiting - pieces);
const lost = Math.max(0, pieces - sold - waiting - left);
const { rows: versions } = await db.execute<{ server_version: string }>(sql`show server_version`);
const where = read.databaseUrl === undefined ? 'embedded' : 'DATABASE_URL';
console.log(
  `${buyersCount} buyers at once for ${pieces} pieces, PostgreSQL ${versions[0]?.server_version} (${where})`,
);
console.log(
  `  reserved at once       ${reserved.length} in ${Math.round(firstMillis)} ms; refused ${refused.length}`,
);
console.log(`  given up, bought again ${given.length}, ${late.length}`);
console.log(`  sold                   ${sold}`);
console.log(`  oversold               ${oversold}`);
console.log(`  lost reservations      ${lost}`);
console.log(`  left in stock, waiting ${left}, ${waiting}`);
console.log(`  all of it              ${Math.round(millis)} ms`);

await app.close();
await sandbox.close();
await database.close();
await rm(folder, { recursive: true, force: true });
if (sold !== pieces || oversold + lost + waiting + left > 0) process.exitCode = 1;

async function signUp(at: number): Promise<Client> {
  const buyer = new Client(app);
  const username = `buyer-${run}-${at}`;
  const account = { username, email: `${username}@ejemplo.es`, password: 'una-clave-larga' };
  const { status } = await buyer.send('POST /api/register', account);
  if (status !== 200) throw new Error(`signing up answered ${status}`);
  return buyer;
}

interface Reservation {
  id: string;
  payment: { id: string; reference: string; amount: number };
}

async function place(at: number): Promise<Reservation | null> {
  const reply = await buyers[at]?.send('POST /api/store/orders', wishes[at]);
  if (reply?.status === 200) return { id: reply.body.order.id, payment: reply.body.payment };
  if (reply?.body.code === 'out_of_stock') return null;
  throw new Error(`placing an order answered ${reply?.status} ${JSON.stringify(reply?.body)}`);
}

async function tryFor(at: number, times: number): Promise<Reservation | null> {
  for (let time = 0; time < times; time++) {
    const answer = await place(at);
    if (answer !== null) return answer;
  }
  return null;
}

function pay({ payment: { reference, amount } }: Reservation) {
  const transfer = { reference, amountCents: Math.round(amount * 100), currency: 'EUR' };
  return actOutTransfer(sandboxProduct(services), transfer, 'none');
}

async function inTurns<T, R>(list: readonly T[], width: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < list.length; at += width)
    results.push(...(await Promise.all(list.slice(at, at + width).map(work))));
  return results;
}
