import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { garments } from '#server/db/schema/index.ts';
import { openPhotoStore } from '#server/photos/open-store.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { load } from './_load.ts';
import { report } from './_measure.ts';

/**
 * Requests a second of the calls that every screen makes, against bare servers in the same run:
 * `node:http` and Fastify answering a constant, and a route that only runs the wardrobe's query.
 */
const rounds = 5;
const seconds = 3;

const folder = makeTemporaryFolder();
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' });
const database = await openDatabase(config, () => {});
const { db } = database;
const now = () => new Date();
const services = { config, db, photoStore: await openPhotoStore(config), providers: new Map(), now };
const app = await buildApp(services);
await app.listen({ port: 0, host: '127.0.0.1' });

const answer = JSON.stringify({ id: 1, username: 'ana', email: 'ana@ejemplo.es' });
const node: Server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
}).listen(0, '127.0.0.1');
const bare = Fastify();
bare.get('/', async (_request, reply) => reply.type('application/json').send(answer));

const { cookie, userId } = await signUpWithGarments(200);
const query = db.select().from(garments).where(eq(garments.ownerId, userId)).prepare('bench_garments');
bare.get('/wardrobe', async () => query.execute());
await bare.listen({ port: 0, host: '127.0.0.1' });

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
const targets: Record<string, { url: string; cookie?: string }> = {
  'bare node:http': { url: `http://127.0.0.1:${portOf(node)}/` },
  'bare Fastify route': { url: `http://127.0.0.1:${portOf(bare.server)}/` },
  'GET /api/auth/user': { url: `http://127.0.0.1:${portOf(app.server)}/api/auth/user`, cookie },
  'Fastify, the same query': { url: `http://127.0.0.1:${portOf(bare.server)}/wardrobe` },
  'GET /api/wardrobe, 200 garments': { url: `http://127.0.0.1:${portOf(app.server)}/api/wardrobe`, cookie },
};

const perSecond: Record<string, number[]> = Object.fromEntries(
  Object.keys(targets).map((name) => [name, []]),
);
// Round by round, so that a slow moment of the machine falls on all of them.
for (let round = 0; round < rounds; round++) {
  for (const [name, target] of Object.entries(targets)) {
    perSecond[name]?.push(await load(target, seconds));
  }
}
const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, perSecond[name] ?? []]));
report(
  'Current user',
  'req/s',
  pick('bare node:http', 'bare Fastify route', 'GET /api/auth/user'),
  'bare Fastify route',
);
report('Current user', 'req/s', pick('bare node:http', 'GET /api/auth/user'), 'bare node:http');
report(
  'Wardrobe with 200 garments',
  'req/s',
  pick('bare Fastify route', 'Fastify, the same query', 'GET /api/wardrobe, 200 garments'),
  'Fastify, the same query',
);

await app.close();
await bare.close();
node.close();
await database.close();
await rm(folder, { recursive: true, force: true });

async function signUpWithGarments(count: number) {
  const signedUp = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'bench', email: 'bench@ejemplo.es', password: 'una-clave-larga' },
  });
  const [session] = signedUp.cookies;
  const cookie = `${session?.name}=${session?.value}`;
  const userId: string = signedUp.json().user.id;
  const { startTrial } = await import('#server/trial/queries.ts');
  await startTrial(db, userId, new Date());
  const kinds = ['shirt', 't-shirt', 'pants', 'jeans', 'sneakers', 'coat', 'dress', 'bag'] as const;
  for (let index = 0; index < count; index++) {
    const kind = kinds[index % kinds.length];
    await app.inject({
      method: 'POST',
      url: '/api/wardrobe/items',
      headers: { cookie },
      payload: {
        name: `Prenda ${index}`,
        kind,
        color: index % 3 === 0 ? 'blanco' : 'azul marino',
        purchasePrice: 20 + index,
      },
    });
  }
  return { cookie, userId };
}
