import Fastify from 'fastify';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { load } from './_load.ts';
import { report } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';
import { measureInWardrobe } from './_store-wardrobe.ts';

const rounds = 5;
const seconds = 3;

const { app, services, origin, close } = await startOwnServer();
const seedings: Record<string, number[]> = { 'first start': [], 'nothing changed': [] };
await time('first start', () => seedStore(services));
for (let round = 0; round < rounds; round++) await time('nothing changed', () => seedStore(services));
const url = `${origin}/api/store/products`;

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
const bareOrigin = await bare.listen({ port: 0, host: '127.0.0.1' });

const targets = {
  'bare Fastify, same bytes': { url: `${bareOrigin}/plain` },
  'GET /api/store/products': { url, cookie },
  'bare Fastify, same bytes in br': { url: `${bareOrigin}/br` },
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

await bare.close();
await close();

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
