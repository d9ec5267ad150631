import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSandbox } from '#sandbox/start.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { makeServices } from '#server/make-services.ts';
import { withStandIns } from '#server/payments/config.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { openPhotoStore } from '#server/platform/files/open-store.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { fuzz } from './fuzz.ts';
import { makeShell } from './make-shell.ts';

// Reports faults of a real server on a separate database.
// node tests/fuzz/run.ts [--count 20000] [--seed 1]
const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});

const folder = makeTemporaryFolder();
const shell = makeShell();
const read = readConfig({
  DATA_DIR: folder,
  WEB_BUILD_DIR: shell,
  LOG_LEVEL: 'error',
  WEATHER_URL: 'off',
  RATE_LIMIT_FACTOR: '100000',
});
const sandbox = await startSandbox({ file: path.join(folder, 'sandbox.json'), hangMs: 2500 });
const config = { ...read, payments: { ...withStandIns(read.payments, sandbox.configs), timeoutMs: 1500 } };
const database = await openDatabase(config, () => {});
const { db } = database;
const now = () => new Date();
const services = makeServices({ config, db, photoStore: await openPhotoStore(config), now });
await seedStore(services);
const app = await buildApp(services, sandbox);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
sandbox.sendWebhooksTo(origin);

const count = Number(values.count);
const began = performance.now();
const result = await fuzz({ app, services, sandbox, origin }, database.pool, {
  count,
  seed: Number(values.seed),
});
console.log(
  `${result.sent} requests of seed ${values.seed} in ${Math.round((performance.now() - began) / 1000)} s`,
);
console.log(result.byStatus);
for (const { number, what, request, answer } of result.findings.slice(0, 40)) {
  console.log(`\n#${number} ${what}\n  ${request}\n  ${answer.replaceAll('\r\n', '\n  ')}`);
}
console.log(`\n${result.findings.length} findings`);

await app.close();
await sandbox.close();
await database.close();
for (const made of [folder, shell]) await rm(made, { recursive: true, force: true });
process.exit(result.findings.length > 0 ? 1 : 0);
