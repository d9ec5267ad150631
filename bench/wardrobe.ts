import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getTableColumns, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';
import { garments, wardrobeInsights } from '#server/platform/db/schema/index.ts';
import { load } from './_load.ts';
import { report } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';
import { signUpWithGarments } from './_signed-up.ts';

if (process.send !== undefined) await changeGarments(JSON.parse(process.argv[2] ?? '{}'));

/**
 * The baseline has no session, figures or schema. The main thread's processor, without the database's.
 */
const rounds = process.env.BENCH_SHORT === undefined ? 11 : 5;
const seconds = 1.5;

const { app, services, origin, close } = await startOwnServer();
const { db } = services;
const { host, port, user, password, database: name, connectionString } = db.$client.options;
const database = { host, port, user, password, database: name, connectionString };
const { cookie, userId } = await signUpWithGarments({ app, services }, 200);
await db.execute(sql`analyze`);

const columns = Object.values(getTableColumns(garments))
  .filter(({ name }) => !name.startsWith('embedding'))
  .map(({ name }) => `g.${name}`);
const text = `select json_agg(garment)::text from (
  select ${columns.join()}, p.drawing is not null as illustrated, p.cut_by
    from garments g join photos p on p.owner_id = g.owner_id and p.id = g.photo_id
    where g.owner_id = $1 order by g.created_at desc, g.id) garment`;
const bare = Fastify();
bare.get('/', async (_request, reply) => {
  const { rows } = await db.$client.query<[string]>({
    name: 'bench_json_agg',
    text,
    values: [userId],
    rowMode: 'array',
  });
  return reply.type('application/json').send(rows[0]?.[0]);
});
await bare.listen({ port: 0, host: '127.0.0.1' });

const [known] = await db.select({ state: wardrobeInsights.state }).from(wardrobeInsights);
const url = `${origin}/api/wardrobe`;
const { headers } = await fetch(url, { headers: { cookie } });
const baseline = 'Fastify, json_agg in the database';
const targets = {
  [baseline]: { url: `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}/` },
  'GET /api/wardrobe, composed anew': { url, cookie },
  'GET /api/wardrobe, sent again': { url, cookie },
  'GET /api/wardrobe, unchanged': { url, cookie, known: headers.get('etag') ?? undefined },
};

const micros: Record<string, number[]> = {};
for (let round = 0; round < rounds; round++) {
  for (const [name, target] of Object.entries(targets)) {
    // Without a state nothing is remembered.
    const state = name.endsWith('anew') ? null : known?.state;
    await db.update(wardrobeInsights).set({ state });
    const changing = name.endsWith('anew')
      ? fork(import.meta.filename, [JSON.stringify(database)])
      : undefined;
    if (changing !== undefined) await once(changing, 'message');
    const before = process.threadCpuUsage();
    const answered = await load(target, seconds);
    const { user, system } = process.threadCpuUsage(before);
    changing?.kill();
    micros[name] = [...(micros[name] ?? []), (user + system) / (answered * (seconds + 1))];
  }
}
report('Wardrobe with 200 garments: the server’s processor', 'µs', micros, baseline);

await bare.close();
await close();
process.exit();

async function changeGarments(database: pg.ClientConfig): Promise<never> {
  const client = new pg.Client(database);
  await client.connect();
  process.send?.('changing');
  for (;;) {
    await client.query(`update garments set times_worn = times_worn + 1
      where id = (select id from garments order by random() limit 1)`);
    await setTimeout(1);
  }
}
