import type { Pool } from 'pg';

type Asked = Pick<Pool, 'query'>;

const workers = `from pg_dist_node where noderole = 'primary' and isactive and groupid > 0`;

/** `host:port` of each. */
export async function activeWorkers(pool: Asked): Promise<string[]> {
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
