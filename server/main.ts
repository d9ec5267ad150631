import path from 'node:path';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { EmbeddedPostgresError } from './db/embedded/embedded-postgres-error.ts';
import { openDatabase } from './db/open.ts';
import { drawDemo } from './demo/draw.ts';
import { eraseOldDemos } from './demo/erase.ts';
import { startJobs } from './jobs.ts';
import { makeProviders } from './payments/providers.ts';
import { attachToSandbox, type Sandbox, startSandbox, withSandbox } from './payments/sandbox/start.ts';
import { openPhotoStore } from './photos/open-store.ts';
import { drawCoversWhenIdle } from './store/pictures/draw-covers.ts';
import { seedStore } from './store/seed.ts';

const startedAt = performance.now();
const progress = (message: string) => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
  process.stdout.write(`  ${seconds} s  ${message}\n`);
};

const environment = readConfig();
const sandbox = await openSandbox();
const config: Config =
  sandbox === null ? environment : { ...environment, payments: withSandbox(environment.payments, sandbox) };
const database = await openDatabase(config, progress).catch(sayAndExit);
const photoStore = await openPhotoStore(config);
const now = () => new Date();
const providers = makeProviders({ config, db: database.db, now });
const services = { config, db: database.db, photoStore, providers, now };
await seedStore(services);
const app = await buildApp(services, sandbox);

/** Stand-ins of the payment providers, but in production: their own, or those that run already. */
async function openSandbox(): Promise<Sandbox | null> {
  const { sandbox: wanted, sandboxOrigins } = environment.payments;
  if (!wanted) return null;
  if (sandboxOrigins !== undefined) return attachToSandbox(sandboxOrigins);
  return startSandbox({ file: path.join(environment.dataDir, 'sandbox.json') });
}

/** What went wrong with the embedded database is a sentence for the operator, not a stack. */
function sayAndExit(error: unknown): never {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const jobs = startJobs(services, app.log);

let stopping = false;
let covers: ReturnType<typeof drawCoversWhenIdle> | undefined;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  covers?.stop();
  await jobs.stop();
  await app.close();
  await sandbox?.close();
  await database.close();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

try {
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  await database.close();
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error(`El puerto ${config.port} está ocupado. Elige otro: PORT=3001 npm start`);
    process.exit(1);
  }
  throw error;
}
await eraseOldDemos(services);
const bound = app.server.address();
const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
sandbox?.sendWebhooksTo(`http://127.0.0.1:${port}`);
const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host;
const address = config.publicUrl ?? `http://${shownHost}:${port}`;
const demo = config.demo ? ` — demostración: ${address}/api/demo-login` : '';
process.stdout.write(`\n  Vestidor está en ${address}${demo}\n`);

if (config.demo) {
  await drawDemo(services).catch((err: unknown) =>
    app.log.error({ err }, 'drawing the demonstration failed'),
  );
}
if (!stopping) covers = drawCoversWhenIdle(app, services);
