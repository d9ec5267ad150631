import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { isAlive, worksOn } from './process-identity.ts';
import { readPostmasterFile } from './server-state.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

let dataDir: string;
const data = () => path.join(dataDir, 'cluster', 'data');
const serverPid = () => readPostmasterFile(data())?.pid ?? 0;
const patienceMs = 60_000;

beforeAll(() => {
  dataDir = makeTemporaryFolder();
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

async function query<T extends pg.QueryResultRow>(
  { connection }: EmbeddedPostgres,
  text: string,
): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { timeout: patienceMs, interval: 20 }).toBe(true);
}

test('makes a database, shares it, and stops it when the last one leaves', {
  timeout: patienceMs,
}, async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  expect(first.how).toBe('initialised');
  await query(first, 'create table kept (id int)');

  const second = await startEmbeddedPostgres({ dataDir });
  expect(second.how).toBe('attached');
  expect(second.connection).toEqual(first.connection);

  const pid = serverPid();
  await first.stop();
  await query(second, 'insert into kept values (1)');
  await second.stop();
  expect(isAlive(pid)).toBe(false);
});

test('listens on a socket that only its user reaches, and on no port', { timeout: patienceMs }, async () => {
  const database = await startEmbeddedPostgres({ dataDir });
  expect(database.how).toBe('started');
  const [settings] = await query<Record<string, string>>(
    database,
    `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
            current_setting('full_page_writes') as pages, current_setting('jit') as jit`,
  );
  expect(settings).toEqual({ addresses: '', fsync: 'on', pages: 'on', jit: 'off' });
  expect(fs.statSync(database.connection.host).mode & 0o777).toBe(0o700);
  await database.stop();
});

test('starts again by itself when it is killed, and keeps what it confirmed', {
  timeout: patienceMs,
}, async () => {
  const database = await startEmbeddedPostgres({ dataDir });
  const pid = serverPid();
  process.kill(pid, 'SIGKILL');
  await until(
    () =>
      serverPid() !== pid && worksOn(serverPid(), data()) && readPostmasterFile(data())?.status === 'ready',
  );
  expect(await query(database, 'select id from kept')).toEqual([{ id: 1 }]);
  await database.stop();
});

test('does not outlive a process that is killed', { timeout: patienceMs }, async () => {
  const start = fileURLToPath(new URL('./start.ts', import.meta.url));
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(start)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const pid = serverPid();
  expect(worksOn(pid, data())).toBe(true);
  child.kill('SIGKILL');
  await until(() => !isAlive(pid));
});

test('sees through what a dead server and a dead starter left', { timeout: patienceMs }, async () => {
  // Stands for a process id reused by another program.
  fs.writeFileSync(
    path.join(data(), 'postmaster.pid'),
    `${process.pid}\n${data()}\n1\n5432\n/nowhere\n\n\nready\n`,
  );
  const lock = { pid: process.pid, born: 'long ago', token: 'of the dead' };
  fs.writeFileSync(path.join(dataDir, 'cluster', 'start.lock'), JSON.stringify(lock));
  fs.mkdirSync(path.join(dataDir, 'cluster', 'init-abandoned'));

  const database = await startEmbeddedPostgres({ dataDir });
  expect(database.how).toBe('started');
  expect(fs.existsSync(path.join(dataDir, 'cluster', 'init-abandoned'))).toBe(false);
  await database.stop();
});

test('refuses data that another version made, and says what to do', { timeout: patienceMs }, async () => {
  const version = path.join(data(), 'PG_VERSION');
  const ours = fs.readFileSync(version, 'utf8');
  fs.writeFileSync(version, '15\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/son de PostgreSQL 15/);
  fs.writeFileSync(version, ours);
});
