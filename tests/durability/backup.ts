// Restores backups taken during writes and checks that each is a consistent past state.
// node tests/durability/backup.ts [--rounds 20] [--writers 4]
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { openPhotoStore } from '#server/platform/files/open-store.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { faultsOf } from './faults-of.ts';
import { startServer } from './server-process.ts';
import { startWriter, type Writer } from './writer.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, writers: { type: 'string', default: '4' } },
});
const rounds = Number(values.rounds);
const operator = fileURLToPath(new URL('../../server/operator/main.ts', import.meta.url));
const home = makeTemporaryFolder();
const liveFolder = path.join(home, 'live');
fs.mkdirSync(liveFolder, { mode: 0o755 });

async function operate(dataDir: string, ...args: string[]): Promise<Record<string, unknown>> {
  const child = spawn(process.execPath, [operator, ...args, '--json'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PAYMENTS_SANDBOX: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${output}`);
  return JSON.parse(output);
}

interface Marks {
  writer: string;
  acknowledged: number;
}
const marksOf = (writers: readonly Writer[]): Marks[] =>
  writers.map(({ name, acknowledged }) => ({ writer: name, acknowledged: acknowledged() }));

/** Each sequential writer's rows end between the two marks, without a gap. */
async function faultsOfOrder(
  db: Awaited<ReturnType<typeof openDatabase>>['db'],
  before: readonly Marks[],
  after: readonly Marks[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [i, { writer, acknowledged: least }] of before.entries()) {
    const { rows } = await db.$client.query<{ name: string }>(
      `select g.name from garments g join users u on u.id = g.owner_id
        where u.username like $1 and g.name like 'n-%' order by g.created_at, g.name`,
      [`${writer}%`],
    );
    const numbers = rows.map(({ name }) => Number(name.slice(2))).sort((a, b) => a - b);
    if (numbers.length === 0) continue;
    const last = numbers.at(-1) ?? 0;
    const most = (after[i]?.acknowledged ?? 0) + 1;
    const first = numbers[0] ?? 1;
    if (numbers.some((number, at) => number !== first + at)) faults.push(`${writer} has gaps: ${numbers}`);
    if (last < least || last > most) faults.push(`${writer} ends at ${last}, not from ${least} to ${most}`);
  }
  return faults;
}

async function check(dataDir: string, before: readonly Marks[], after: readonly Marks[]): Promise<string[]> {
  const config = readConfig({ DATA_DIR: dataDir, PAYMENTS_SANDBOX: 'false' });
  const database = await openDatabase(config, () => {});
  try {
    const restored = { db: database.db, photoStore: await openPhotoStore(config) };
    return [...(await faultsOf(restored)), ...(await faultsOfOrder(database.db, before, after))];
  } finally {
    await database.close();
  }
}

const server = await startServer(liveFolder, { env: { PAYMENTS_SANDBOX: 'false' } });
const writers = await Promise.all(
  Array.from({ length: Number(values.writers) }, (_, i) => startWriter(server.origin, `w${i}`)),
);
let good = 0;
try {
  for (let round = 1; round <= rounds; round++) {
    await sleep(500 + Math.random() * 1500);
    const file = path.join(home, `${round}.vestidor`);
    const before = marksOf(writers);
    const startedAt = performance.now();
    const { rows, photographs, missing } = await operate(liveFolder, 'backup', file);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const after = marksOf(writers);
    const written = after.reduce(
      (sum, mark, i) => sum + mark.acknowledged - (before[i]?.acknowledged ?? 0),
      0,
    );
    const there = path.join(home, `restored-${round}`);
    fs.mkdirSync(there, { mode: 0o755 });
    await operate(there, 'restore', file);
    const faults = [...(await check(there, before, after)), ...(missing as string[])];
    if (faults.length === 0) good++;
    const total = Object.values(rows as Record<string, number>).reduce((sum, count) => sum + count, 0);
    const megabytes = (fs.statSync(file).size / 1e6).toFixed(1);
    console.log(
      `ronda ${String(round).padStart(2)}: ${total} filas, ${photographs} fotos, ${megabytes} MB en ${seconds} s, ` +
        `${written} escrituras entretanto; ${faults.length === 0 ? 'restaurada como era' : faults.join('; ')}`,
    );
    fs.rmSync(there, { recursive: true, force: true });
    fs.rmSync(file);
  }
} finally {
  const refused = (await Promise.all(writers.map((writer) => writer.stop()))).flat();
  await server.end();
  console.log(
    `${good} de ${rounds} copias restauradas a un estado que existió; peticiones fallidas: ${refused.length}`,
  );
  if (refused.length > 0) console.log(refused.slice(0, 5).join('\n'));
  if (good === rounds) fs.rmSync(home, { recursive: true, force: true });
  else console.log(`Los datos siguen en ${home}`);
}
process.exit(good === rounds ? 0 : 1);
