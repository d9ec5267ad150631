import { rmSync } from 'node:fs';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

/** The real server for the journeys: an empty folder that goes when it stops, and room for many sign-ups. */
const folder = makeTemporaryFolder();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
  DATA_DIR: folder,
  RATE_LIMIT_FACTOR: '100',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'test',
});
await import('#server/main.ts');
