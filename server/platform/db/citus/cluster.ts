import type { Pool } from 'pg';

/** The database is no coordinator, has no workers, or a move failed; the message is the operator's. */
export class NotDistributable extends Error {}

/** Returns the workers. */
export async function requireCluster(pool: Pool): Promise<string[]> {
  const { rowCount } = await pool.query(`select 1 from pg_extension where extname = 'citus'`);
  if (rowCount === 0)
    throw new NotDistributable(
      'Esta base de datos no tiene la extensión citus: créala en el coordinador y en cada nodo (create extension citus).',
    );
  const workers = await activeWorkers(pool);
  if (workers.length === 0)
    throw new NotDistributable(
      'El coordinador no conoce ningún nodo: añádelos con citus_set_coordinator_host y citus_add_node.',
    );
  return workers;
}

type Asked = Pick<Pool, 'query'>;

const workers = `from pg_dist_node where noderole = 'primary' and isactive and groupid > 0`;

async function activeWorkers(pool: Asked): Promise<string[]> {
  const { rows } = await pool.query<{ node: string }>(
    `select nodename || ':' || nodeport as node ${workers} order by nodeid`,
  );
  return rows.map(({ node }) => node);
}

/** Rejects when no worker responds to the coordinator. */
export async function requireAnyWorker(pool: Asked): Promise<void> {
  if (!(await responses(pool)).some(({ responds }) => responds)) throw new Error('no worker responds');
}

/** Rejects when a worker does not respond to the coordinator. */
export async function requireEveryWorker(pool: Asked): Promise<void> {
  const gone = (await responses(pool)).filter(({ responds }) => !responds).map(({ node }) => node);
  if (gone.length > 0) throw new Error(`workers do not respond: ${gone.join(', ')}`);
}

async function responses(pool: Asked): Promise<{ node: string; responds: boolean }[]> {
  const { rows } = await pool.query<{ node: string; responds: boolean }>(
    `select nodename || ':' || nodeport as node, citus_check_connection_to_node(nodename, nodeport) as responds
       ${workers}`,
  );
  return rows;
}
