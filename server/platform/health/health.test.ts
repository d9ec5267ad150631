import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { diskPhotoStore } from '#server/platform/files/disk-store.ts';
import { startLoggedServer } from '#tests/factories/logged-server.ts';
import { startTestServer, type TestServer } from '#tests/factories/server.ts';
import { Readiness } from './readiness.ts';
import { listenWhileStarting } from './starting-server.ts';

const server = await startTestServer();

const readiness = (services: Partial<TestServer['services']>) =>
  new Readiness({ ...server.services, ...services });

/** The first reply of the model waits for its process to start. */
const untilReady = (visitor: ReturnType<TestServer['visitor']>) =>
  vi.waitFor(
    async () =>
      expect(await visitor.send('GET /readyz')).toMatchObject({ status: 200, body: { status: 'ready' } }),
    { timeout: 50_000, interval: 500 },
  );

it('is alive, and ready when every part works', async () => {
  const visitor = server.visitor();
  expect(await visitor.send('GET /healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
  await untilReady(visitor);
  expect((await visitor.send('GET /readyz')).headers['cache-control']).toBe('no-store');
});

it('names the database when it is away, and stays alive', async () => {
  const away = connectDatabase({ host: '127.0.0.1', port: 1 });
  const app = await buildApp({ ...server.services, db: away.db });
  const isNamed = async () => {
    const reply = await app.inject('/readyz');
    const failing = ['database', 'migrations'];
    expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'unready', failing }]);
  };
  await vi.waitFor(isNamed, { timeout: 50_000, interval: 500 });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await away.close();
});

it('names the store of photographs where nothing can be kept', async () => {
  const inTheWay = path.join(server.services.config.dataDir, 'not-a-folder');
  await writeFile(inTheWay, '');
  expect(await readiness({ photoStore: diskPhotoStore(inTheWay) }).failing()).toEqual(['photos']);
  await rm(inTheWay);
});

it('logs the cause once when photographs cannot be kept, and that they can again', async () => {
  const logged = await startLoggedServer({ logLevel: 'info', logRequests: false });
  const photos = path.join(logged.services.config.dataDir, 'photos');
  const lines = () => logged.lines.map((line) => JSON.parse(line)).filter(({ part }) => part === 'photos');
  const ask = async () => {
    await sleep(1_100);
    return (await logged.app.inject('/readyz')).statusCode;
  };
  await rm(photos, { recursive: true, force: true });
  await writeFile(photos, '');
  expect([await ask(), await ask()]).toEqual([503, 503]);
  expect(lines()).toMatchObject([{ level: 'error', err: { code: 'EEXIST', syscall: 'mkdir' } }]);
  await rm(photos);
  expect(await ask()).toBe(200);
  expect(lines()).toMatchObject([{}, { level: 'info', msg: 'a part works again' }]);
});

it('names the migrations where the database is older than the code', async () => {
  const { $client: pool } = server.services.db;
  await pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 10 ^ 12');
  expect(await readiness({}).failing()).toEqual(['migrations']);
  await pool.query('update drizzle.__drizzle_migrations set created_at = created_at + 10 ^ 12');
});

it('is not ready any more once it was asked to stop', async () => {
  const draining = readiness({});
  draining.drain();
  expect(await draining.failing()).toEqual(['draining']);
});

it('reports that it is starting until it has started', async () => {
  const probe = await listenWhileStarting({ host: '127.0.0.1', port: 4214 });
  const at = (path: string) => fetch(`http://127.0.0.1:4214${path}`);
  expect((await at('/healthz')).status).toBe(200);
  const unready = await at('/readyz');
  expect([unready.status, await unready.json()]).toEqual([503, { status: 'unready', failing: ['starting'] }]);
  const early = await at('/api/auth/user');
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await early.json()).toMatchObject({ code: 'unavailable' });
  await probe.close();
  await expect(at('/healthz')).rejects.toThrow();
});
