import { type Config, readConfig } from './config.ts';
import { openDatabase } from './platform/db/open.ts';
import { requireWritable } from './platform/files/disk-store.ts';
import { listenWhileStarting } from './platform/health/starting-server.ts';
import { logLine } from './platform/logging/options.ts';
import { StartFault } from './platform/start-fault.ts';
import { reportAndExit } from './report-and-exit.ts';
import { PhotoReader } from './wardrobe/scans/photo-reader.ts';

/*
 * The database and the reader of photographs start in processes of their own, meanwhile `serve.ts` loads some two
 * thousand modules.
 */
const config = readOrExit();
process.on('uncaughtException', (error) => {
  if (error instanceof StartFault) reportAndExit(error);
  // Node would print every field of the error.
  process.stdout.write(logLine('the server ends by a fault of its own', error));
  process.exit(1);
});
const startedAt = performance.now();
const progress = (message: string) => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
  process.stdout.write(config.production ? logLine(message) : `  ${seconds} s  ${message}\n`);
};

const webBuilt = untilWebIsBuilt();
const starting = config.port === 0 ? null : await listenWhileStarting(config).catch(reportAndExit);
await requireWritable(config.dataDir).catch(reportAndExit);
const database = openDatabase(config, progress).catch(reportAndExit);
const photoReader = new PhotoReader();
// Asked again, and reported, by the first check of readiness.
photoReader.warmUp().catch(() => {});
const { serve } = await import('./serve.ts');
await serve({ config, database, photoReader, starting, webBuilt });

/** `npm start` builds it meanwhile. */
function untilWebIsBuilt(): Promise<void> {
  if (process.env.WEB_BUILD !== 'under way' || process.channel == null) return Promise.resolve();
  return new Promise((resolve) => process.once('message', () => resolve()));
}

function readOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    return reportAndExit(error);
  }
}
