import path from 'node:path';
import { attachToSandbox, originsOfRunningSandbox, startSandbox } from '#sandbox/start.ts';
import { type Config, readConfig } from '#server/config.ts';
import { makeServices } from '#server/make-services.ts';
import { withStandIns } from '#server/payments/config.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { openPhotoStore } from '#server/platform/files/open-store.ts';
import type { Services } from '#server/services.ts';

export interface OpenServices {
  services: Services;
  close(): Promise<void>;
}

export async function openServices(log: (message: string) => void): Promise<OpenServices> {
  const environment = readConfig();
  const { config, closeSandbox } = await withOwnSandbox(environment);
  const database = await openDatabase(config, log).catch(async (error: unknown) => {
    // A listening stand-in would keep the process running.
    await closeSandbox();
    throw error;
  });
  const now = () => new Date();
  const photoStore = await openPhotoStore(config);
  const services = makeServices({ config, db: database.db, photoStore, now });
  return {
    services,
    async close() {
      await database.close();
      await closeSandbox();
    },
  };
}

/** Uses the running server's stand-ins, or starts some. */
async function withOwnSandbox(
  environment: Config,
): Promise<{ config: Config; closeSandbox(): Promise<void> }> {
  const { sandbox: wanted, sandboxOrigins } = environment.payments;
  if (!wanted) return { config: environment, async closeSandbox() {} };
  const file = path.join(environment.dataDir, 'sandbox.json');
  const origins = sandboxOrigins ?? originsOfRunningSandbox(file);
  const running = origins === null ? null : attachToSandbox(origins);
  const sandbox =
    running !== null && (await isRunning(running.origins.esplora)) ? running : await startSandbox({ file });
  const config = { ...environment, payments: withStandIns(environment.payments, sandbox.configs) };
  return { config, closeSandbox: () => sandbox.close() };
}

/** A killed server leaves the addresses of dead stand-ins. */
async function isRunning(origin: string): Promise<boolean> {
  return fetch(`${origin}/sandbox/esplora/style.css`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
