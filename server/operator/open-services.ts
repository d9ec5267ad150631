import path from 'node:path';
import { originsOfRunningSandbox, startSandbox, withSandbox } from '#sandbox/start.ts';
import { type Config, readConfig } from '#server/config.ts';
import { makeProviders } from '#server/payments/providers.ts';
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
  const database = await openDatabase(config, log);
  const now = () => new Date();
  const { db } = database;
  const providers = makeProviders({ config, db, now });
  const services = { config, db, photoStore: await openPhotoStore(config), providers, now };
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
  const running = sandboxOrigins === undefined ? originsOfRunningSandbox(file) : { origins: sandboxOrigins };
  const own =
    running !== null && (await isRunning(running.origins.esplora)) ? undefined : await startSandbox({ file });
  const config = { ...environment, payments: withSandbox(environment.payments, own ?? running ?? failing()) };
  return { config, closeSandbox: async () => own?.close() };
}

/** A killed server leaves the addresses of dead stand-ins. */
async function isRunning(origin: string): Promise<boolean> {
  return fetch(`${origin}/sandbox/esplora/style.css`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function failing(): never {
  throw new Error('there is no sandbox');
}
