import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { garments, photos } from '#server/platform/db/schema/index.ts';
import { load, loadFully } from './_load.ts';
import { report } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';
import { signUpWithGarments } from './_signed-up.ts';

/**
 * Baselines in the same process and round, without authentication, schema or security headers.
 */
const rounds = process.env.BENCH_SHORT === undefined ? 11 : 5;
const seconds = 1.5;

const { app, services, origin, close } = await startOwnServer();
const { db } = services;

const answer = JSON.stringify({ id: 1, username: 'ana', email: 'ana@ejemplo.es' });
const node: Server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
}).listen(0, '127.0.0.1');
const bare = Fastify();
bare.get('/', async (_request, reply) => reply.type('application/json').send(answer));

const { cookie, userId } = await signUpWithGarments({ app, services }, 200);
const pricing = await app.inject({ url: '/pricing' });
if (pricing.statusCode !== 200) throw new Error(`/pricing: ${pricing.body}`);
const page = pricing.rawPayload;
bare.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
const { embedding: _embedding, ...columns } = getTableColumns(garments);
const query = db
  .select({ ...columns, illustrated: sql<boolean>`${photos.drawing} is not null` })
  .from(garments)
  .innerJoin(photos, and(eq(photos.ownerId, garments.ownerId), eq(photos.id, garments.photoId)))
  .where(eq(garments.ownerId, userId))
  .orderBy(desc(garments.createdAt), asc(garments.id))
  .prepare('bench_garments');
bare.get('/wardrobe', async () => query.execute());
await bare.listen({ port: 0, host: '127.0.0.1' });
// As autovacuum would after a minute.
await db.execute(sql`analyze`);

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
const bareOrigin = `http://127.0.0.1:${portOf(bare.server)}`;
const targets = {
  'bare node:http': { url: `http://127.0.0.1:${portOf(node)}/` },
  'bare Fastify route': { url: `${bareOrigin}/` },
  'GET /api/auth/user': { url: `${origin}/api/auth/user`, cookie },
  'Fastify, the same query': { url: `${bareOrigin}/wardrobe` },
  'GET /api/wardrobe, 200 garments': { url: `${origin}/api/wardrobe`, cookie },
  'Fastify, the same bytes': { url: `${bareOrigin}/page` },
  'GET /pricing, prerendered': { url: `${origin}/pricing` },
};
type Name = keyof typeof targets;

const perSecond = new Map<Name, number[]>();
const processorMicros = new Map<Name, number[]>();
const late = { 'GET /api/auth/user': [] as number[], 'bare Fastify route': [] as number[] };
// Interleaved against slow moments of the machine.
for (let round = 0; round < rounds; round++) {
  for (const name of Object.keys(targets) as Name[]) {
    const before = process.cpuUsage();
    const answered = await load(targets[name], seconds);
    const { user, system } = process.cpuUsage(before);
    add(perSecond, name, answered);
    // The warm-up second runs at the same rate.
    add(processorMicros, name, (user + system) / (answered * (seconds + 1)));
  }
  for (const name of Object.keys(late) as (keyof typeof late)[]) {
    late[name].push((await loadFully({ ...targets[name], connections: 500 }, seconds)).p99);
  }
}

const of = (from: Map<Name, number[]>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, from.get(name) ?? []]));
const groups: [string, Name, Name[]][] = [
  ['Current user', 'bare Fastify route', ['bare node:http', 'GET /api/auth/user']],
  ['Wardrobe with 200 garments', 'Fastify, the same query', ['GET /api/wardrobe, 200 garments']],
  [
    `A page of ${Math.round(page.length / 1024)} KiB`,
    'Fastify, the same bytes',
    ['GET /pricing, prerendered'],
  ],
];
for (const [title, baseline, names] of groups) {
  report(title, 'req/s', of(perSecond, baseline, ...names), baseline);
  report(`${title}: the server’s processor`, 'µs', of(processorMicros, baseline, ...names), baseline);
}
report('p99 with 500 open connections', 'ms', late, 'bare Fastify route');

await bare.close();
node.close();
await close();
process.exit();

function add(to: Map<Name, number[]>, name: Name, value: number): void {
  to.set(name, [...(to.get(name) ?? []), value]);
}
