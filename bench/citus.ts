import { chmodSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startCluster } from '#tests/factories/citus-cluster.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { machine } from './_measure.ts';
import type { Ground } from './citus/ground.ts';
import { steps } from './citus/steps.ts';

/*
 * The product on a coordinator and workers of Citus.
 *
 * node bench/citus.ts [--only rebalance] [--tests server/shop] [--port 5541]
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    /** Files or folders of the server's tests; all that reach the database when absent. */
    tests: { type: 'string', multiple: true },
    port: { type: 'string', default: '5541' },
  },
});

const folder = makeTemporaryFolder();
// PostgreSQL runs as another user than root.
chmodSync(folder, 0o755);
const cluster = await startCluster(folder, Number(values.port), 3);
if (cluster === undefined) {
  console.log('Citus is not installed here (PostgreSQL 15 or newer with citus.so): nothing was measured.');
  process.exit(0);
}
console.log(`\nCitus: a coordinator and three workers\n${machine()}\n`);
const ground: Ground = { cluster, folder, tests: values.tests };
let failed = false;
try {
  for (const [name, step] of Object.entries(steps)) {
    if (!name.includes(values.only)) continue;
    const began = performance.now();
    const { lines, faults } = await step(ground).catch((error: Error) => ({
      lines: [],
      faults: [error.stack ?? error.message],
    }));
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${name} (${seconds} s)`);
    for (const line of lines) console.log(`  ${line}`);
    for (const fault of faults) console.log(`  FAILED: ${fault.replaceAll('\n', '\n    ')}`);
    failed ||= faults.length > 0;
  }
} finally {
  await cluster.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
process.exit(failed ? 1 : 0);
