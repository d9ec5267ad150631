// Several servers on one database.
// node tests/durability/processes.ts [--servers 3] [--minutes 2]
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { migrationsFolder } from '#server/platform/db/migrate.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { startServer } from './server-process.ts';

const { values } = parseArgs({
  options: { servers: { type: 'string', default: '3' }, minutes: { type: 'string', default: '2' } },
});
const folder = makeTemporaryFolder();
const embedded = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
const { host, user, database, port } = embedded.connection;
const pool = new pg.Pool({ ...embedded.connection, max: 2 });
const ask = async <T>(sql: string): Promise<T[]> => (await pool.query(sql)).rows as T[];
const env = {
  PAYMENTS_SANDBOX: 'false',
  DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  RATE_LIMIT_FACTOR: '1',
};
let faults = 0;
function say(what: string, good: boolean): void {
  if (!good) faults++;
  console.log(`${good ? 'bien' : 'MAL '}  ${what}`);
}

const startedAt = performance.now();
const servers = await Promise.all(
  Array.from({ length: Number(values.servers) }, () => startServer(folder, { env })),
);
const startMillis = Math.round(performance.now() - startedAt);
const [{ n: applied }] = (await ask<{ n: number }>(
  'select count(*)::int as n from drizzle.__drizzle_migrations',
)) as [{ n: number }];
say(
  `${servers.length} servidores arrancados a la vez en ${startMillis} ms: ${applied} migraciones`,
  applied === readMigrationFiles({ migrationsFolder }).length,
);

// Makes every job due each minute on all servers, then none.
await sleep(5_000);
await ask(`update pgboss.schedule set cron = '* * * * *'`);
await sleep(Number(values.minutes) * 60_000);
await ask('delete from pgboss.schedule');
await sleep(65_000);
const jobs = await ask<{ name: string; due: number; asked: number; done: number; others: number }>(
  `select j.name,
          (select count(distinct s.singleton_on)::int from pgboss.job s
            where s.name = '__pgboss__send-it' and s.data->>'name' = j.name) as due,
          (count(*) filter (where j.singleton_on is not null))::int as asked,
          (count(*) filter (where j.state = 'completed'))::int as done,
          (count(*) filter (where j.state <> 'completed'))::int as others
     from pgboss.job j where j.name not like '\\_\\_%' group by j.name order by j.name`,
);
// Drawing takes longer than a minute, so runs are skipped.
for (const { name, due, asked, done, others } of jobs.filter((job) => !job.name.startsWith('draw-'))) {
  say(
    `${name}: ${due} veces a su hora y ${asked} al arrancar, hecho ${done} veces`,
    done === due + asked && others === 0 && due >= Number(values.minutes) - 1,
  );
}
say(`${jobs.length} trabajos`, jobs.length >= 8);

const [first, second] = servers as [(typeof servers)[0], (typeof servers)[0]];
const credentials = { username: 'dos-servidores', email: 'dos@example.com', password: 'durable-1234' };
const post = (origin: string, at: string, body: unknown, cookie = '') =>
  fetch(`${origin}${at}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
const registered = await post(first.origin, '/api/register', credentials);
const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const statusAt = async (origin: string) =>
  (await fetch(`${origin}/api/auth/user`, { headers: { cookie } })).status;
say('una sesión de un servidor vale en otro', (await statusAt(second.origin)) === 200);
const outAt = performance.now();
await post(first.origin, '/api/logout', {}, cookie);
while ((await statusAt(second.origin)) !== 401 && performance.now() - outAt < 10_000) await sleep(5);
const seenMillis = Math.round(performance.now() - outAt);
say(`al salir en uno, el otro lo sabe en ${seenMillis} ms`, seenMillis < 2_000);

let accepted = 1;
for (let i = 0; i < 36; i++) {
  const person = { username: `persona-${i}`, email: `p${i}@example.com`, password: 'durable-1234' };
  const { status } = await post(servers[i % servers.length]?.origin ?? '', '/api/register', person);
  if (status === 200) accepted++;
}
say(`${accepted} altas en una hora desde una red, entre todos`, accepted === 30);

// Accepted requests must get a response.
const counts = { answered: 0, refused: 0, broken: 0 };
let over = false;
const callers = Array.from({ length: 8 }, async () => {
  while (!over) {
    // Below the rate limit.
    await sleep(30);
    try {
      const { status } = await fetch(`${first.origin}/api/openapi.json`);
      if (status === 200) counts.answered++;
      else if (status === 503) counts.refused++;
      else counts.broken++;
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      // Load balancers retry refused connections only.
      if (code === 'ECONNREFUSED') over = true;
      else counts.broken++;
    }
  }
});
await sleep(1_000);
const code = await first.end();
await Promise.all(callers);
say(
  `SIGTERM bajo carga: ${counts.answered} respondidas, ${counts.refused} con 503, ${counts.broken} rotas, salida ${code}`,
  code === 0 && counts.broken === 0 && counts.answered > 0,
);
say('los demás siguen', (await fetch(`${second.origin}/readyz`)).status === 200);

for (const server of servers) await server.end();
await pool.end();
await embedded.stop();
fs.rmSync(folder, { recursive: true, force: true });
console.log(faults === 0 ? 'Todo bien.' : `${faults} fallos.`);
process.exit(faults === 0 ? 0 : 1);
