import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { NotDistributable, requireCluster } from './cluster.ts';
import { ownersTable } from './owners.ts';

const lookEveryMillis = 500;

export interface Rebalanced {
  moved: number;
  shardsByWorker: Record<string, number>;
}

/**
 * By the engine's background jobs: shards move by logical replication while they are read and written.
 * @throws NotDistributable
 */
export async function rebalance(pool: Pool): Promise<Rebalanced> {
  await requireCluster(pool);
  const before = await places(pool);
  const { rows } = await pool.query<{ job: string | null }>('select citus_rebalance_start() as job');
  const job = rows[0]?.job ?? null;
  if (job !== null) await finished(pool, job);
  const after = await places(pool);
  const shardsByWorker: Record<string, number> = {};
  for (const worker of after.values()) shardsByWorker[worker] = (shardsByWorker[worker] ?? 0) + 1;
  const moved = [...after].filter(([shard, worker]) => before.get(shard) !== worker).length;
  return { moved, shardsByWorker };
}

async function places(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ shard: string; worker: string }>(
    `select s.shardid::text as shard, n.nodename || ':' || n.nodeport as worker
       from pg_dist_shard s join pg_dist_placement p using (shardid) join pg_dist_node n using (groupid)
      where s.logicalrelid = '${ownersTable}'::regclass order by s.shardid`,
  );
  return new Map(rows.map(({ shard, worker }) => [shard, worker]));
}

async function finished(pool: Pool, job: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ state: string }>(
      'select state::text from citus_job_status($1::bigint)',
      [job],
    );
    const state = rows[0]?.state ?? 'finished';
    if (state === 'finished') return;
    if (state === 'failed' || state === 'cancelled')
      throw new NotDistributable(
        `El traslado ha quedado en «${state}»: select * from citus_rebalance_status().`,
      );
    await sleep(lookEveryMillis);
  }
}
