import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Step } from './ground.ts';
import { severalShards, unexplained } from './several-shards.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The tests of the server that reach the database, each file on a distributed database of its own. */
const allTests = [
  'server/access.test.ts',
  'server/account',
  'server/advisors',
  'server/operator/operator.test.ts',
  'server/outfits',
  'server/payments',
  'server/people',
  'server/reminders',
  'server/shop',
  'server/trust',
  'server/wardrobe',
  'tests/specification/api.test.ts',
];

export const queries: Step = async ({ cluster, tests = allTests }) => {
  const child = spawn(
    process.execPath,
    // A distributed database takes seconds to make, which some tests do on their own time.
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--maxWorkers=2',
      '--reporter=dot',
      '--testTimeout=180000',
      '--hookTimeout=300000',
      ...tests,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CITUS_PORTS: cluster.ports.slice(0, 3).join(), NO_COLOR: '1' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'exit');
  const summary = output.split('\n').filter((line) => /^\s*(Test Files|Tests) /.test(line));
  const found = cluster.severalTasks();
  const { unlisted, unused } = unexplained(found);
  return {
    lines: [
      ...summary.map((line) => line.trim().replaceAll(/\s+/g, ' ')),
      `every query is one task on one worker, but for ${Object.keys(severalShards).length} kinds with a reason:`,
      ...Object.entries(severalShards).map(([start, reason]) => `${start}… (${reason})`),
    ],
    faults: [
      ...(code === 0 ? [] : output.split('\n').filter((line) => /^ FAIL |^\w*Error: /.test(line))),
      ...unlisted.map((statement) => `several tasks: ${statement}`),
      ...(tests === allTests ? unused : []).map((part) => `listed and never seen: ${part}`),
    ],
  };
};
