import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { machine } from './_measure.ts';
import { type Outcome, scenarios } from './faults/scenarios.ts';

/* No acknowledged write may be lost or duplicated: node bench/faults.ts [--rounds 25] [--only kill] */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: process.env.BENCH_SHORT === undefined ? '25' : '2' },
    only: { type: 'string', default: '' },
  },
});

const folder = makeTemporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => {} });
const { host, port, user, database } = postgres.connection;
const databaseUrl = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

console.log(`\nFaults\n${machine()}\n`);
console.log(`${'fault'.padEnd(44)} times  acknowledged  lost  doubled  failures  seconds`);
let failed = false;
for (const [name, scenario] of Object.entries(scenarios)) {
  if (!name.includes(values.only)) continue;
  const began = performance.now();
  const outcome: Outcome = { faults: 0, acknowledged: 0, lost: 0, doubled: 0, failures: [] };
  await scenario({ databaseUrl, rounds: Number(values.rounds) }, outcome);
  const { faults, acknowledged, lost, doubled, failures } = outcome;
  const seconds = Math.round((performance.now() - began) / 1000);
  const figures = [faults, acknowledged, lost, doubled, failures.length, seconds];
  const widths = [6, 14, 6, 9, 10, 9];
  console.log(
    name.padEnd(44) + figures.map((figure, at) => String(figure).padStart(widths[at] ?? 8)).join(''),
  );
  for (const failure of new Set(failures)) console.log(`    ${failure.replaceAll('\n', '\n    ')}`);
  failed ||= lost + doubled + failures.length > 0 || acknowledged === 0;
}

await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
