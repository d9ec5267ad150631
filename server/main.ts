import path from 'node:path';
import { attachToSandbox, type Sandbox, startSandbox } from '#sandbox/start.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { makeServices } from './make-services.ts';
import { withStandIns } from './payments/config.ts';
import { openDatabase } from './platform/db/open.ts';
import { requireWritable } from './platform/files/disk-store.ts';
import { openPhotoStore } from './platform/files/open-store.ts';
import { Readiness } from './platform/health/readiness.ts';
import { listenWhileStarting } from './platform/health/starting-server.ts';
import { redirectConsole } from './platform/logging/console-to-log.ts';
import { logLine } from './platform/logging/options.ts';
import { serveMetricsOnLoopback } from './platform/metrics/serve.ts';
import { StartFault, startFaultOf } from './platform/start-fault.ts';
import { stopOnSignal } from './platform/stop-when-asked.ts';
import { startTracing } from './platform/tracing/tracing.ts';
import { vapidKeys } from './reminders/push/keys.ts';
import { seedStore } from './shop/catalogue/seed.ts';

const environment = readOrExit();
process.on('uncaughtException', (error) => {
  if (error instanceof StartFault) reportAndExit(error);
  // Node would print every field of the error.
  process.stdout.write(logLine('the server ends by a fault of its own', error));
  process.exit(1);
});
const startedAt = performance.now();
const progress = (message: string) => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
  process.stdout.write(environment.production ? logLine(message) : `  ${seconds} s  ${message}\n`);
};

const webBuilt = untilWebIsBuilt();
const starting = environment.port === 0 ? null : await listenWhileStarting(environment).catch(reportAndExit);
const tracing = await startTracing();
await requireWritable(environment.dataDir).catch(reportAndExit);
const sandbox = await openSandbox().catch(reportAndExit);
const config: Config =
  sandbox === null
    ? environment
    : { ...environment, payments: withStandIns(environment.payments, sandbox.configs) };
const database = await openDatabase(config, progress).catch(reportAndExit);
const photoStore = await openPhotoStore(config);
const now = () => new Date();
const services = makeServices({ config, db: database.db, photoStore, now });
await seedStore(services);
await vapidKeys(services.db);
await webBuilt;
const readiness = new Readiness(services);
const app = await buildApp(services, sandbox, { readiness, tracing, shared: true });
redirectConsole(app.log);
const metrics =
  config.metrics.port === undefined
    ? null
    : await serveMetricsOnLoopback(config.metrics.port).catch(reportAndExit);

/** `npm start` builds it meanwhile. */
function untilWebIsBuilt(): Promise<void> {
  if (process.env.WEB_BUILD !== 'under way' || process.channel == null) return Promise.resolve();
  return new Promise((resolve) => process.once('message', () => resolve()));
}

/** Stand-ins of the payment providers outside production: own ones, or those already running. */
async function openSandbox(): Promise<Sandbox | null> {
  const { sandbox: wanted, sandboxOrigins } = environment.payments;
  if (!wanted) return null;
  if (sandboxOrigins !== undefined) return attachToSandbox(sandboxOrigins);
  return startSandbox({ file: path.join(environment.dataDir, 'sandbox.json') });
}

function readOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    return reportAndExit(error);
  }
}

/** One sentence, without a stack, where the operator can mend it. */
function reportAndExit(error: unknown): never {
  const fault = startFaultOf(error);
  if (fault === undefined) throw error;
  process.stderr.write(`${fault.message}\n`);
  process.exit(1);
}

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
