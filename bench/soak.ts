import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { connectDatabase } from '#server/platform/db/client.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { type ServerProcess, startServer } from '#tests/durability/server-process.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { machine } from './_measure.ts';
import { Writer } from './faults/people.ts';

/*
 * Memory after garbage collection must be flat after the first quarter, and no connection or response lost.
 *
 * node bench/soak.ts [--requests 1000000]
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: process.env.BENCH_SHORT === undefined ? '1000000' : '40000' },
  },
});
const requests = Number(values.requests);
const people = 40;
const garmentsEach = 20;
const quarters = 4;
/** For compiled code and filling caches. */
const heapGrowthMax = 1.15;

const folder = makeTemporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => {} });
const { host, port, user, database: name } = postgres.connection;
const database = connectDatabase({ ...postgres.connection, max: 1 });
const server = await startServer(folder, {
  args: ['--expose-gc', '--import', path.join(import.meta.dirname, 'soak/tell-memory.mjs')],
  env: {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    RATE_LIMIT_FACTOR: '1000000',
  },
});
const { origin } = server;

const writers: { cookie: string; id: string }[] = [];
for (let person = 0; person < people; person++) {
  const writer = await Writer.signUp(origin);
  for (let garment = 0; garment < garmentsEach; garment++) await writer.add(origin);
  const { wardrobe } = JSON.parse((await writer.send(origin, 'GET', '/api/wardrobe')).text);
  writers.push({ cookie: writer.cookie, id: wardrobe.items[0].id });
}

const day = zonedDay(new Date());
/** Each wear is undone to keep the database size. */
const journey = ({ id }: { id: string }): autocannon.Request[] => [
  { path: '/api/auth/user' },
  { path: '/pricing' },
  { path: '/api/wardrobe' },
  { path: '/api/subscription/status' },
  { path: '/api/auth/user' },
  { path: `/api/wardrobe/plans?from=${day}&to=${day}` },
  { path: '/api/store/cart' },
  { path: '/api/auth/user' },
  { path: '/api/chat/conversations' },
  { path: `/api/wardrobe/items/${id}/worn`, method: 'POST' },
  { path: '/api/store/favorites' },
  { path: `/api/wardrobe/items/${id}/worn`, method: 'DELETE' },
  {
    path: `/api/wardrobe/items/${id}`,
    method: 'PATCH',
    body: '{"favorite":true}',
    headers: { 'content-type': 'application/json' },
  },
  { path: '/api/wardrobe/analytics' },
];

const [first] = writers as [(typeof writers)[number]];
for (const { path: asked, method = 'GET', body } of journey(first)) {
  const headers = { cookie: first.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(origin + asked, { method, headers, body: body as string | undefined });
  if (!answer.ok) throw new Error(`${method} ${asked}: ${answer.status} ${await answer.text()}`);
}

interface Held {
  rss: number;
  heapUsed: number;
}
async function memoryOf({ child, output }: ServerProcess): Promise<Held> {
  const reported = output().split('\nmemory ').length;
  child.kill('SIGUSR2');
  for (let waited = 0; waited < 30_000; waited += 100) {
    await sleep(100);
    const parts = output().split('\nmemory ');
    if (parts.length > reported) return JSON.parse((parts.at(-1) ?? '').split('\n', 1)[0] ?? '');
  }
  throw new Error(`the server says nothing: ${output()}`);
}

async function connections(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0].open;
}

console.log(`\nSoak: ${requests} mixed requests of ${people} people\n${machine()}\n`);
console.log('quarter   requests  req/s   p99 ms   not 2xx  failed   heap MB   RSS MB  connections');
const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
const heaps: number[] = [];
let faults = 0;
for (let quarter = 1; quarter <= quarters; quarter++) {
  let turn = 0;
  const result = await autocannon({
    url: origin,
    connections: people,
    amount: Math.round(requests / quarters),
    timeout: 60,
    setupClient(client) {
      const person = writers[turn++ % writers.length] as (typeof writers)[number];
      client.setHeaders({ cookie: person.cookie });
      client.setRequests(
        journey(person).map((request) => ({
          ...request,
          headers: { ...request.headers, cookie: person.cookie },
        })),
      );
    },
  });
  const held = await memoryOf(server);
  heaps.push(held.heapUsed);
  faults += result.non2xx + result.errors;
  const figures = [
    result.requests.total,
    Math.round(result.requests.average),
    result.latency.p99,
    result.non2xx,
    result.errors,
    mib(held.heapUsed),
    mib(held.rss),
    await connections(),
  ];
  const widths = [11, 7, 9, 10, 8, 10, 9, 13];
  console.log(
    String(quarter).padEnd(7) + figures.map((one, at) => String(one).padStart(widths[at] ?? 8)).join(''),
  );
}
const code = await server.end('SIGTERM');
await sleep(500);
const left = await connections();
const growth = (heaps.at(-1) ?? Number.NaN) / (heaps[0] ?? Number.NaN);
console.log(
  `\nheap, last quarter to first: ${growth.toFixed(2)}; ended with ${code}; connections left ${left}`,
);

await database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
process.exit(faults > 0 || code !== 0 || left > 0 || growth > heapGrowthMax ? 1 : 0);
