import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Step } from './ground.ts';

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

/** The product's statements that may ask several shards, by how they begin, with the reason. */
const severalShards: Readonly<Record<string, string>> = {
  'delete from "person_costs" where "person_costs"."period" <':
    'the hourly sweep of old counters is for all people at once',
  'select "owner_id", "id", "photo_id" from "unfiled_scans" where "unfiled_scans"."created_at" <':
    'the nightly sweep of readings that were never reviewed',
  'select "shares"."token", "users"."username"': 'operator: reported links of all people',
  'select (select count(*)::int from users where not demo and guardian_id is null) as cuentas':
    'operator: totals',
  'select "resource", "level", sum("amount") from "person_costs"': 'operator: use of the day by level',
  'select "owner_id", coalesce(sum(case when "photos"."storage_key"': 'operator: the largest accounts',
  'select "garments"."owner_id", "garments"."id", "garments"."photo_id"':
    'operator: corrections of all who agreed, for training',
};

const ofTests: readonly RegExp[] = [
  /^update "photos" set "(cut_by|bytes)" = \$1 where \(?"photos"."id" /,
  /^update "garments" set "suggested" = \$1, "confidence" = \$2 where "garments"."id" = \$3$/,
  /^update "person_costs" set "amount" = \$1 where "person_costs"."resource" = \$2$/,
  /^(update garments set embedding = null|select embedding from garments where id = ')/,
  /^select [^()]* from "garments" where "garments"."id" = \$1$/,
  /^select [^()]* from "(share_votes|share_reports)"$/,
];

const plain = (statement: string): string => statement.replaceAll(/\s+/g, ' ').trim();

function unexplained(statements: Iterable<string>): { unlisted: string[]; unused: string[] } {
  const unused = new Set(Object.keys(severalShards));
  const unlisted: string[] = [];
  for (const statement of statements) {
    const text = plain(statement);
    if (ofTests.some((one) => one.test(text))) continue;
    const known = Object.keys(severalShards).find((start) => text.startsWith(start));
    if (known === undefined) unlisted.push(text);
    else unused.delete(known);
  }
  return { unlisted, unused: [...unused] };
}
