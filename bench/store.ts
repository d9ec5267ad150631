import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { makeServices } from '#server/make-services.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { openPhotoStore } from '#server/platform/files/open-store.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { load } from './_load.ts';
import { report } from './_measure.ts';
import { measureInWardrobe } from './_store-wardrobe.ts';

/**
 * The whole catalogue against a bare Fastify route, plain and compressed; seeding at start; and matching
 * with a large wardrobe.
 */
const rounds = 5;
const seconds = 3;

const folder = makeTemporaryFolder();
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' });
const database = await openDatabase(config, () => {});
const { db } = database;
const now = () => new Date();
const services = makeServices({ config, db, photoStore: await openPhotoStore(config), now });
const seedings: Record<string, number[]> = { 'first start': [], 'nothing changed': [] };
await time('first start', () => seedStore(services));
for (let round = 0; round < rounds; round++) await time('nothing changed', () => seedStore(services));
const app = await buildApp(services);
await app.listen({ port: 0, host: '127.0.0.1' });
const origin = (server: { address(): AddressInfo | string | null }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const url = `${origin(app.server)}/api/store/products`;

const cookie = await signUp();
const plain = Buffer.from(
  await (await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } })).text(),
);
const compressed = await app.inject({
  url: '/api/store/products',
  headers: { cookie, 'accept-encoding': 'br' },
});

const bare = Fastify();
bare.get('/plain', async (_request, reply) => reply.type('application/json').send(plain));
bare.get('/br', async (_request, reply) =>
  reply.type('application/json').header('content-encoding', 'br').send(compressed.rawPayload),
);
await bare.listen({ port: 0, host: '127.0.0.1' });

const targets = {
  'bare Fastify, same bytes': { url: `${origin(bare.server)}/plain` },
  'GET /api/store/products': { url, cookie },
  'bare Fastify, same bytes in br': { url: `${origin(bare.server)}/br` },
  'GET /api/store/products in br': { url, cookie, encoding: 'br' },
};
const perSecond: Record<string, number[]> = Object.fromEntries(
  Object.keys(targets).map((name) => [name, []]),
);
// Interleaved against slow moments of the machine.
for (let round = 0; round < rounds; round++)
  for (const [name, target] of Object.entries(targets)) perSecond[name]?.push(await load(target, seconds));

const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, perSecond[name] ?? []]));
report(
  `The shop's catalogue, ${Math.round(plain.length / 1024)} KiB`,
  'req/s',
  pick('bare Fastify, same bytes', 'GET /api/store/products'),
  'bare Fastify, same bytes',
);
report(
  `The shop's catalogue, ${Math.round(compressed.rawPayload.length / 1024)} KiB compressed`,
  'req/s',
  pick('bare Fastify, same bytes in br', 'GET /api/store/products in br'),
  'bare Fastify, same bytes in br',
);
report('Seeding the shop', 'ms', seedings, 'first start');
measureInWardrobe(JSON.parse(String(plain)).products);

await app.close();
await bare.close();
await database.close();
await rm(folder, { recursive: true, force: true });

async function time(name: string, work: () => Promise<unknown>): Promise<void> {
  const before = performance.now();
  await work();
  seedings[name]?.push(performance.now() - before);
}

async function signUp(): Promise<string> {
  const payload = { username: 'banco', email: 'banco@ejemplo.es', password: 'una-clave-larga' };
  const { cookies } = await app.inject({ method: 'POST', url: '/api/register', payload });
  const [session] = cookies;
  return `${session?.name}=${session?.value}`;
}
