import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { makeServices } from '#server/make-services.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openPhotoStore } from '#server/platform/files/open-store.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { report, spreadOf } from './_measure.ts';
import { fill, garmentsEach } from './growth/fill.ts';

/**
 * Slowdown of frequent calls with the number of accounts: two databases in one PostgreSQL, each behind its
 * own server.
 *
 * node bench/growth.ts [--people 100000]
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: process.env.BENCH_SHORT === undefined ? '100000' : '20000' },
  },
});
const sizes = [1000, Number(values.people)] as const;
const rounds = process.env.BENCH_SHORT === undefined ? 7 : 5;
const callsARound = 200;
const peopleAsked = 500;
const atOnce = 2;

const folder = makeTemporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => {} });
const admin = connectDatabase({ ...postgres.connection, max: 1 });

interface Asked {
  cookie: string;
  garment: string;
}
interface World {
  people: number;
  origin: string;
  asked: Asked[];
  close(): Promise<void>;
}

async function world(people: number): Promise<World> {
  const name = `people_${people}`;
  await admin.pool.query(`create database ${name}`);
  const database = connectDatabase({ ...postgres.connection, database: name });
  await migrate(database);
  const began = performance.now();
  const tokens = Array.from({ length: peopleAsked }, () => randomBytes(32).toString('base64url'));
  await fill(database.pool, people, tokens);
  const { rows } = await admin.pool.query(`select pg_size_pretty(pg_database_size('${name}')) as size`);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${people} people, ${people * garmentsEach} garments: ${rows[0]?.size}, filled in ${seconds} s`,
  );
  const config = readConfig({
    DATA_DIR: path.join(folder, name),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    WEATHER_URL: 'off',
  });
  const { db } = database;
  const photoStore = await openPhotoStore(config);
  const services = makeServices({ config, db, photoStore, now: () => new Date() });
  await seedStore(services);
  const app = await buildApp(services);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked: Asked[] = [];
  for (const token of tokens) {
    const cookie = `vestidor_session=${token}`;
    const { wardrobe } = (await app.inject({ url: '/api/wardrobe', headers: { cookie } })).json();
    const [item] = wardrobe.items;
    if (wardrobe.items.length !== garmentsEach) throw new Error(`a wardrobe of ${wardrobe.items.length}`);
    asked.push({ cookie, garment: item.id });
  }
  return {
    people,
    origin,
    asked,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

type Call = (person: Asked) => [method: string, path: string, body?: unknown];
const day = zonedDay(new Date());
const calls: Record<string, Call> = {
  'GET /api/auth/user': () => ['GET', '/api/auth/user'],
  'GET /api/wardrobe': () => ['GET', '/api/wardrobe'],
  'GET /api/store/favorites': () => ['GET', '/api/store/favorites'],
  'GET /api/subscription/status': () => ['GET', '/api/subscription/status'],
  'POST /api/wardrobe/items/:id/worn': ({ garment }) => ['POST', `/api/wardrobe/items/${garment}/worn`],
  'PATCH /api/wardrobe/items/:id': ({ garment }) => [
    'PATCH',
    `/api/wardrobe/items/${garment}`,
    { favorite: true },
  ],
  'GET /api/wardrobe/plans': () => ['GET', `/api/wardrobe/plans?from=${day}&to=${day}`],
  'GET /api/wardrobe/analytics': () => ['GET', '/api/wardrobe/analytics'],
  'GET /api/store/cart': () => ['GET', '/api/store/cart'],
  'GET /api/chat/conversations': () => ['GET', '/api/chat/conversations'],
};

async function time(call: Call, { origin, asked }: World, place: number): Promise<number> {
  const person = asked[place % asked.length] as Asked;
  const [method, address, body] = call(person);
  const began = performance.now();
  const answer = await fetch(`${origin}${address}`, {
    method,
    headers: { cookie: person.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status}`);
  return performance.now() - began;
}

const p95 = (taken: number[]) => taken.sort((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? Number.NaN;

/** Alternates the servers, so a slow moment of the machine affects both. */
async function inTurns(call: Call, round: number): Promise<{ small: number; large: number }> {
  const taken = { small: [] as number[], large: [] as number[] };
  let next = 0;
  const ask = async () => {
    while (next < callsARound) {
      const place = round * callsARound + next++;
      taken.small.push(await time(call, small, place));
      taken.large.push(await time(call, large, place));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return { small: p95(taken.small), large: p95(taken.large) };
}

const small = await world(sizes[0]);
const large = await world(sizes[1]);
const ratios: number[] = [];
const measured = Object.keys(calls).map((name) => ({ name, small: [] as number[], large: [] as number[] }));
// The first round is a warm-up.
for (let round = 0; round <= rounds; round++) {
  for (const row of measured) {
    const call = calls[row.name] as Call;
    const both = await inTurns(call, round);
    if (round === 0) continue;
    row.small.push(both.small);
    row.large.push(both.large);
  }
}
for (const row of measured) {
  const names = sizes.map((size) => `${row.name}, ${size} people`) as [string, string];
  report('p95 as people become more', 'ms', { [names[0]]: row.small, [names[1]]: row.large }, names[0]);
  ratios.push(spreadOf(row.large.map((value, at) => value / (row.small[at] ?? Number.NaN))).median);
}
console.log(
  `\nlargest growth ${Math.max(...ratios).toFixed(2)}, median ${spreadOf(ratios).median.toFixed(2)}`,
);

await small.close();
await large.close();
await admin.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit();
