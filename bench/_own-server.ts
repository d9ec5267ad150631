import { rm } from 'node:fs/promises';
import { freePort } from '#tests/factories/free-port.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

/** With the built web, an empty folder and no rate limits. */
export async function startOwnServer() {
  const folder = makeTemporaryFolder();
  const port = await freePort();
  Object.assign(process.env, {
    DATA_DIR: folder,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    PORT: String(port),
  });
  // The configuration reads the environment once, on import.
  const { readConfig } = await import('#server/config.ts');
  const { openDatabase } = await import('#server/platform/db/open.ts');
  const { openPhotoStore } = await import('#server/platform/files/open-store.ts');
  const { buildApp } = await import('#server/app.ts');
  const { makeServices } = await import('#server/make-services.ts');
  const config = readConfig();
  const database = await openDatabase(config, () => {});
  const services = makeServices({
    config,
    db: database.db,
    photoStore: await openPhotoStore(config),
    now: () => new Date(),
  });
  const app = await buildApp(services);
  await app.listen({ port, host: 'localhost' });
  return {
    app,
    services,
    origin: `http://localhost:${port}`,
    async demoSession(): Promise<string> {
      const { headers } = await app.inject({ method: 'GET', url: '/api/demo-login' });
      return String(headers['set-cookie']);
    },
    async close(): Promise<void> {
      await app.close();
      await database.close();
      // A drawing may still be written into the folder.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
