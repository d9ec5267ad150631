import type { Pool } from 'pg';
import { activeWorkers } from './workers.ts';

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
