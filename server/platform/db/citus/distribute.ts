import type { Pool, PoolClient } from 'pg';
import { requireCluster } from './cluster.ts';
import { makeOwners, ownersReference, ownersTable } from './owners.ts';
import { type Placement, tableNames } from './placement.ts';

export interface Distributed {
  workers: string[];
  shards: number;
  byOwner: string[];
  everywhere: string[];
  /** References that no longer hold: to a table on the coordinator. */
  dropped: string[];
  moved: Record<string, number>;
}

interface Reference {
  table: string;
  name: string;
  target: string;
  definition: string;
}

/**
 * Places every table that is not placed yet, with its rows, in one transaction: interrupted, nothing has
 * changed. Servers wait meanwhile.
 * @throws NotDistributable
 */
export async function distribute(pool: Pool, shards: number): Promise<Distributed> {
  const workers = await requireCluster(pool);
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const result = await distributeWithin(connection, shards);
    await connection.query('commit');
    // The rows are on the workers; these are what the coordinator still holds of them.
    for (const table of [...result.byOwner, ...result.everywhere])
      await connection.query('select truncate_local_data_after_distributing_table($1::regclass)', [table]);
    await configure(connection);
    return { workers, shards: await shardsOf(connection), ...result };
  } finally {
    // Ends a failed transaction, and its settings.
    connection.release(true);
  }
}

async function distributeWithin(
  connection: PoolClient,
  shards: number,
): Promise<Pick<Distributed, 'byOwner' | 'everywhere' | 'dropped' | 'moved'>> {
  // Schema changes of the workers follow each other, as references between placed tables require.
  await connection.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  // Servers that migrate take the same turn.
  await connection.query('select id from migration_turn where id = 1 for update');
  const placed = await placedTables(connection);
  const pending = (where: Placement) => tableNames(where).filter((name) => !placed.has(name));
  const byOwner = pending('owner');
  const everywhere = pending('everywhere');
  await makeOwners(connection, shards, placed);
  const references = await referencesOf(connection, [...byOwner, ...everywhere]);
  for (const { table, name } of references)
    await connection.query(`alter table public."${table}" drop constraint "${name}"`);
  const moved: Record<string, number> = {};
  const count = async (table: string) => {
    const { rows } = await connection.query(`select count(*)::int as n from public."${table}"`);
    if (rows[0].n > 0) moved[table] = rows[0].n;
  };
  for (const table of everywhere) {
    await count(table);
    await connection.query('select create_reference_table($1::regclass)', [table]);
  }
  for (const table of byOwner) {
    await count(table);
    await connection.query(
      `select create_distributed_table($1::regclass, 'owner_id', colocate_with => '${ownersTable}')`,
      [table],
    );
  }
  const kept = new Set([...tableNames('owner'), ...tableNames('everywhere'), 'users']);
  const dropped: string[] = [];
  for (const reference of references) {
    const { table, name, target } = reference;
    if (!kept.has(target)) {
      dropped.push(`${table} → ${target}`);
      continue;
    }
    const definition = target === 'users' ? ownersReference : reference.definition;
    await connection.query(`alter table public."${table}" add constraint "${name}" ${definition}`);
  }
  return { byOwner, everywhere, dropped, moved };
}

async function placedTables(connection: PoolClient): Promise<Set<string>> {
  const { rows } = await connection.query<{ name: string }>(
    `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where p.partmethod = 'h' or p.repmodel = 't'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** From and to the tables; those to `users` have an equivalent among the owners. */
async function referencesOf(connection: PoolClient, tables: string[]): Promise<Reference[]> {
  const { rows } = await connection.query<Reference>(
    `select f.relname as table, k.conname as name, t.relname as target, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k
       join pg_class f on f.oid = k.conrelid
       join pg_namespace n on n.oid = f.relnamespace and n.nspname = 'public'
       join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and (f.relname = any ($1) or t.relname = any ($1))
      order by f.relname, k.conname`,
    [tables],
  );
  return rows;
}

async function shardsOf(connection: PoolClient): Promise<number> {
  const { rows } = await connection.query(
    `select count(*)::int as n from pg_dist_shard where logicalrelid = '${ownersTable}'::regclass`,
  );
  return rows[0].n;
}

async function configure(connection: PoolClient): Promise<void> {
  const settings = {
    // One person's rows go to the coordinator, not the coordinator's tables to the workers.
    'citus.local_table_join_policy': 'prefer-distributed',
    // Those whose worker is gone are told so, instead of holding a connection for half a minute.
    'citus.node_connection_timeout': '3s',
  };
  const { rows } = await connection.query('select quote_ident(current_database()) as name');
  for (const [name, value] of Object.entries(settings))
    await connection.query(`alter database ${rows[0].name} set ${name} = '${value}'`);
}
