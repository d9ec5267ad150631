import path from 'node:path';
import { attachToSandbox, type Sandbox, startSandbox } from '#sandbox/start.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { makeServices } from './make-services.ts';
import { withStandIns } from './payments/config.ts';
import type { DatabaseClient } from './platform/db/client.ts';
import { openPhotoStore } from './platform/files/open-store.ts';
import { Readiness } from './platform/health/readiness.ts';
import { redirectConsole } from './platform/logging/console-to-log.ts';
import { logLine } from './platform/logging/options.ts';
import { serveMetricsOnLoopback } from './platform/metrics/serve.ts';
import { stopOnSignal } from './platform/stop-when-asked.ts';
import { startTracing } from './platform/tracing/tracing.ts';
import { vapidKeys } from './reminders/push/keys.ts';
import { reportAndExit } from './report-and-exit.ts';
import { seedStore } from './shop/catalogue/seed.ts';
import type { PhotoReader } from './wardrobe/scans/photo-reader.ts';

export type Begun = {
  config: Config;
  database: Promise<DatabaseClient>;
  photoReader: PhotoReader;
  /** Listens at the port until the server itself does. */
  starting: { close(): Promise<void> } | null;
  webBuilt: Promise<void>;
};

/** Serves on what has begun, until a signal stops it. */
export async function serve({ config: environment, photoReader, starting, ...begun }: Begun): Promise<void> {
  const tracing = await startTracing();
  const sandbox = await openSandbox(environment).catch(reportAndExit);
  const config: Config =
    sandbox === null
      ? environment
      : { ...environment, payments: withStandIns(environment.payments, sandbox.configs) };
  const database = await begun.database;
  const photoStore = await openPhotoStore(config);
  const now = () => new Date();
  const services = makeServices({ config, db: database.db, photoStore, now });
  await seedStore(services);
  await vapidKeys(services.db);
  await begun.webBuilt;
  const readiness = new Readiness(services);
  const app = await buildApp(services, sandbox, { readiness, tracing, shared: true, photoReader });
  redirectConsole(app.log);
  const metrics =
    config.metrics.port === undefined
      ? null
      : await serveMetricsOnLoopback(config.metrics.port).catch(reportAndExit);

  let jobs: Jobs | undefined;
  const stopping = stopOnSignal({
    readiness,
    delayMillis: config.shutdownDelayMillis,
    log: app.log,
    async stop() {
      await Promise.all([jobs?.stop(), app.close()]);
      metrics?.close();
      await tracing?.stop().catch((err: unknown) => app.log.warn({ err }, 'spans could not be sent'));
      await sandbox?.close();
      await database.close();
    },
  });

  await starting?.close();
  await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    await database.close();
    reportAndExit(error);
  });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  sandbox?.sendWebhooksTo(`http://127.0.0.1:${port}`);
  const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host;
  const address = config.publicUrl ?? `http://${shownHost}:${port}`;
  const demo = config.demo ? ` — demostración: ${address}/api/demo-login` : '';
  const running = `Vestidor está en ${address}${demo}`;
  process.stdout.write(config.production ? logLine(running) : `\n  ${running}\n`);

  // Not awaited: the model loads while the server already responds, not ready yet.
  void readiness.failing();
  if (!stopping.aborted) jobs = startJobs(services, app);
}

/** Stand-ins of the payment providers outside production: own ones, or those already running. */
async function openSandbox(environment: Config): Promise<Sandbox | null> {
  const { sandbox: wanted, sandboxOrigins } = environment.payments;
  if (!wanted) return null;
  if (sandboxOrigins !== undefined) return attachToSandbox(sandboxOrigins);
  return startSandbox({ file: path.join(environment.dataDir, 'sandbox.json') });
}
