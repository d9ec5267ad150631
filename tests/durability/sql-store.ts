import { spawn } from 'node:child_process';
import { once } from 'node:events';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { outputOf, type StoreUnderTest } from './store-under-test.ts';

const server = fileURLToPath(new URL('./sql-server.ts', import.meta.url));

/** The database supervisor alone. */
export const sqlStore: StoreUnderTest = {
  launch(dataDir) {
    const child = spawn(process.execPath, [server, dataDir], { stdio: ['pipe', 'pipe', 'pipe'] });
    const output = outputOf(child);
    const waiting = new Map<string, (answer: string | undefined) => void>();
    child.stdin.on('error', () => {});
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      const [kind = '', rest = ''] = line.split(/ (.*)/s);
      const key = kind === 'ready' || kind === 'all' ? kind : rest === 'read' ? 'all' : rest;
      waiting.get(key)?.(kind === 'failed' ? undefined : rest);
      waiting.delete(key);
    });
    const ended = once(child, 'exit');

    async function ask(order: string, key: string): Promise<string> {
      const answer = new Promise<string | undefined>((resolve) => waiting.set(key, resolve));
      if (order) child.stdin.write(`${order}\n`);
      const text = await Promise.race([answer, ended.then(() => undefined)]);
      if (text === undefined) throw new Error(`sin respuesta a «${order || key}»: ${output()}`);
      return text;
    }

    return {
      child,
      output,
      ready: ask('', 'ready').then(() => {}),
      write: async (id) => void (await ask(`write ${id}`, id)),
      readAll: async () => new Set((await ask('read', 'all')).split(' ').filter(Boolean)),
    };
  },
};

// Over stdin and stdout: `write <id>` prints `kept <id>` after the commit; `read` prints `all <ids>`.

const embedded = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: console.error });
const pool = new pg.Pool({ ...embedded.connection, max: 4, connectionTimeoutMillis: 5_000 });
pool.on('error', () => {});
await pool.query('create table if not exists kept (id text primary key, filler text not null)');
console.log('ready');

async function answer(line: string): Promise<string> {
  const [order, id] = line.split(' ');
  try {
    if (order === 'read') {
      const { rows } = await pool.query<{ id: string }>('select id from kept');
      return `all ${rows.map((row) => row.id).join(' ')}`;
    }
    await pool.query('insert into kept values ($1, $2)', [id, 'x'.repeat(500)]);
    return `kept ${id}`;
  } catch {
    return order === 'read' ? 'failed read' : `failed ${id}`;
  }
}

readline
  .createInterface({ input: process.stdin })
  .on('line', async (line) => console.log(await answer(line)));

process.once('SIGTERM', async () => {
  await pool.end();
  await embedded.stop();
  process.exit(0);
});
