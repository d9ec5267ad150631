import path from 'node:path';
import { distribute } from '#server/platform/db/citus/distribute.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createCitusDatabase } from '#tests/factories/citus-cluster.ts';
import { compare, summary } from '../growth/compare.ts';
import { makeWorld } from '../growth/world.ts';
import type { Step } from './ground.ts';

const people = process.env.BENCH_SHORT === undefined ? 100_000 : 2_000;
const shards = 32;

/** The busy calls with few and with many people, and with as many on a database that is not distributed. */
export const growing: Step = async ({ cluster, folder }) => {
  async function filled(name: string, count: number, isDistributed: boolean) {
    await createCitusDatabase(cluster.ports, name, 2);
    const database = connectDatabase({ connectionString: cluster.address(name) });
    await migrate(database);
    const dataDir = path.join(folder, name);
    const title = `${isDistributed ? 'Citus' : 'PostgreSQL'}, ${count} people`;
    if (!isDistributed) return makeWorld(count, { title, database, dataDir });
    const placed = () => distribute(database.pool, shards);
    const environment = { DATABASE_KIND: 'citus', DATABASE_URL: cluster.address(name) };
    return makeWorld(count, { title, database, dataDir, placed, environment });
  }
  const few = await filled('few', 1000, true);
  const many = await filled('many', people, true);
  const grown = await compare('p95 on Citus as people become more', few, many);
  await few.close();
  const plain = await filled('plain', people, false);
  const beside = await compare(`p95 with ${people} people`, plain, many);
  await plain.close();
  await many.close();
  return {
    lines: [`from 1000 to ${people} people: ${summary(grown)}`, `beside PostgreSQL: ${summary(beside)}`],
    faults: [],
  };
};
