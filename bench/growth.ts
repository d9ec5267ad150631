import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '#server/platform/db/client.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { compare, summary } from './growth/compare.ts';
import { makeWorld, type World } from './growth/world.ts';

/** Slowdown of frequent calls with the number of accounts: node bench/growth.ts [--people 100000] */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: process.env.BENCH_SHORT === undefined ? '100000' : '20000' },
  },
});

const folder = makeTemporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => {} });
const admin = connectDatabase({ ...postgres.connection, max: 1 });

async function world(people: number): Promise<World> {
  const name = `people_${people}`;
  await admin.pool.query(`create database ${name}`);
  const database = connectDatabase({ ...postgres.connection, database: name });
  await migrate(database);
  return makeWorld(people, { title: `${people} people`, database, dataDir: path.join(folder, name) });
}

const small = await world(1000);
const large = await world(Number(values.people));
console.log(`\n${summary(await compare('p95 as people become more', small, large))}`);

await small.close();
await large.close();
await admin.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit();
