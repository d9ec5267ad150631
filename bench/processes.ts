import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { startServer } from '#tests/durability/server-process.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { load } from './_load.ts';
import { report } from './_measure.ts';
import { Writer } from './faults/people.ts';

/* A cgroup limits each server to make Node the bottleneck; without permission for it the report says so. */
const rounds = process.env.BENCH_SHORT === undefined ? 7 : 5;
const seconds = 3;
/** Of a CPU, per server. */
const share = 0.2;
const controlGroups = '/sys/fs/cgroup/cpu';

const folder = makeTemporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => {} });
const { host, port, user, database } = postgres.connection;
const env = {
  DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  RATE_LIMIT_FACTOR: '1000000',
};
const servers = [await startServer(folder, { env }), await startServer(folder, { env })] as const;
const [first, second] = servers;
const writer = await Writer.signUp(first.origin);
for (let garment = 0; garment < 30; garment++) await writer.add(first.origin);
const { cookie } = writer;
const groups = servers.map(({ child }, index) =>
  hold(child.pid ?? 0, `vestidor-bench-${process.pid}-${index}`),
);
console.log(
  groups.includes(null)
    ? '\nThe servers, PostgreSQL and the callers share the processors: this is the machine’s figure, not Node’s.'
    : `\nEach server has ${share} of a processor.`,
);

// Both kinds of call are limited by Node.
const paths = ['/api/auth/user', '/api/auth/user', '/api/wardrobe'];
const mixed = ({ origin }: (typeof servers)[number]) =>
  Promise.all(paths.map((address) => load({ url: origin + address, cookie, connections: 4 }, seconds)));
const sum = (figures: number[]) => figures.reduce((all, one) => all + one, 0);

const perSecond = { 'one process': [] as number[], 'two processes': [] as number[] };
for (let round = 0; round < rounds; round++) {
  perSecond['one process'].push(sum(await mixed(round % 2 === 0 ? first : second)));
  perSecond['two processes'].push(sum((await Promise.all(servers.map(mixed))).flat()));
}
report('A second process on one database', 'req/s', perSecond, 'one process');

for (const server of servers) await server.end();
for (const group of groups) if (group !== null) rmdirSync(group);
await postgres.stop();
await rm(folder, { recursive: true, force: true });

/** Null without permission. */
function hold(pid: number, name: string): string | null {
  const group = path.join(controlGroups, name);
  try {
    mkdirSync(group);
    writeFileSync(path.join(group, 'cpu.cfs_period_us'), '20000');
    writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(20_000 * share));
    writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
    return group;
  } catch {
    return null;
  }
}
