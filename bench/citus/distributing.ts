import path from 'node:path';
import type pg from 'pg';
import { ownersTable } from '#server/platform/db/citus/owners.ts';
import { tableNames } from '#server/platform/db/citus/placement.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createCitusDatabase, dropCitusDatabase } from '#tests/factories/citus-cluster.ts';
import { fill } from '../growth/fill.ts';
import type { Step } from './ground.ts';
import { operate } from './operate.ts';

const people = 500;

/** Also twice, and by the migrations of a database that is distributed already. */
export const distributing: Step = async ({ cluster, folder }) => {
  const { ports } = cluster;
  const faults: string[] = [];
  await createCitusDatabase(ports, 'people', 2);
  const url = cluster.address('people');
  const filled = connectDatabase({ connectionString: url, max: 2 });
  await migrate(filled);
  await fill(filled.pool, people, ['one']);
  const before = await contents(filled.pool);
  const began = performance.now();
  const first = await operate(url, path.join(folder, 'data'), 'database', 'distribute');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const after = await contents(filled.pool);
  if (after !== before) faults.push(`contents differ:\n${before}\n${after}`);
  const again = await operate(url, path.join(folder, 'data'), 'database', 'distribute');
  if (again.byOwner.length + again.everywhere.length > 0) faults.push('a second run changed something');
  const placed = await placedIn(filled.pool);
  const { rows } = await filled.pool.query<{ rows: number }>(
    `with gone as (delete from users where id = (select owner_id from garments limit 1) returning id)
     select count(*)::int as rows from gone`,
  );
  const { rows: left } = await filled.pool.query(
    `select (select count(*)::int from garments) as garments, (select count(*)::int from ${ownersTable}) as owners`,
  );
  if (rows[0]?.rows !== 1 || left[0].owners !== people - 1 || left[0].garments !== (people - 1) * 30)
    faults.push(`erasing an account left ${JSON.stringify(left)}`);
  await filled.close();

  await createCitusDatabase(ports, 'migrated', 2);
  const empty = connectDatabase({ connectionString: cluster.address('migrated'), max: 2 });
  await empty.pool.query(`create table ${ownersTable} (owner_id uuid primary key)`);
  await empty.pool.query(`select create_distributed_table('${ownersTable}', 'owner_id', shard_count => 4)`);
  await migrate(empty);
  const byMigrations = await placedIn(empty.pool);
  if (byMigrations !== placed) faults.push(`migrations place ${byMigrations}, not ${placed}`);
  await empty.close();
  await dropCitusDatabase(ports, 'migrated');
  await dropCitusDatabase(ports, 'people');

  const rowsMoved = Object.values(first.moved as Record<string, number>).reduce((sum, n) => sum + n, 0);
  return {
    lines: [
      `${people} people, ${rowsMoved} rows into ${first.shards} shards on ${first.workers.length} workers in ${seconds} s, the same rows before and after`,
      `by owner: ${first.byOwner.length} tables, on every node: ${first.everywhere.join(', ')}; no longer checked: ${first.dropped.join(', ')}`,
      'a second run changes nothing; migrations of a distributed database place new tables in the same way',
      'an account that is deleted takes all of its rows with it',
    ],
    faults,
  };
};

/** A digest of each table that moves. */
async function contents(pool: pg.Pool): Promise<string> {
  const found: string[] = [];
  for (const table of [...tableNames('owner'), ...tableNames('everywhere')]) {
    const { rows } = await pool.query(
      `select count(*)::int as n, coalesce(sum(hashtext(t::text)::bigint), 0)::text as digest from public."${table}" t`,
    );
    if (rows[0].n > 0) found.push(`${table} ${rows[0].n} ${rows[0].digest}`);
  }
  return found.join('\n');
}

async function placedIn(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(
    `select table_name::text || ' ' || citus_table_type || ' ' || (select count(*) from pg_constraint k
        where k.conrelid = t.table_name::oid and k.contype = 'f') as place
       from citus_tables t where citus_table_type <> 'local' order by 1`,
  );
  return rows.map(({ place }) => place).join(', ');
}
