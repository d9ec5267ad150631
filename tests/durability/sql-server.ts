// Over stdin and stdout: `write <id>` prints `kept <id>` after the commit; `read` prints `all <ids>`.
import readline from 'node:readline';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';

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
