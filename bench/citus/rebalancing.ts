import { setTimeout as sleep } from 'node:timers/promises';
import { addWorker } from '#tests/factories/citus-cluster.ts';
import type { Step } from './ground.ts';
import { type Busy, busyPerson, percentile, tallyOf, total, workUntil } from './load.ts';
import { operate } from './operate.ts';
import { serve } from './served.ts';

const busy = 8;

/** A third worker joins and takes its share of the shards while people write. */
export const rebalancing: Step = async (ground) => {
  const { cluster } = ground;
  const { server, database, url, dataDir, close } = await serve(ground, 'rebalanced');
  const { origin } = server;
  try {
    const people: Busy[] = [];
    for (let n = 0; n < busy; n++) people.push(await busyPerson(origin, database.pool));
    let over = false;
    const working = Promise.all(people.map((person) => workUntil(() => over, origin, person)));
    await sleep(5_000);
    const quiet = people.flatMap(({ millis }) => millis.splice(0));
    const began = performance.now();
    await addWorker(cluster.ports, 'rebalanced', cluster.ports[3] as number);
    const { moved, shardsByWorker } = await operate(url, dataDir, 'database', 'rebalance');
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    over = true;
    await working;
    const during = people.flatMap(({ millis }) => millis);
    const tally = await tallyOf(origin, people);
    const failed = total(people, 'unavailable') + people.flatMap(({ other }) => other).length;
    const faults = [...new Set(people.flatMap(({ other }) => other))];
    if (total(people, 'unavailable') > 0) faults.push(`${total(people, 'unavailable')} × 503`);
    if (tally.lost + tally.doubled > 0) faults.push(JSON.stringify(tally));
    if (moved === 0) faults.push('nothing moved');
    return {
      lines: [
        `${busy} people at once; a third worker added: ${moved} shards of each table moved in ${seconds} s (${JSON.stringify(shardsByWorker)})`,
        `${total(people, 'ok')} requests, ${failed} failed; p95 ${percentile(quiet, 0.95)} before, ${percentile(during, 0.95)} meanwhile, the longest ${percentile(during, 1)}`,
        `acknowledged writes: ${tally.acknowledged}, lost ${tally.lost}, doubled ${tally.doubled}`,
      ],
      faults,
    };
  } finally {
    await close();
  }
};
