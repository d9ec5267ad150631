import { mkdirSync, rmSync } from 'node:fs';
import { startOpenMeteo } from '#tests/fakes/open-meteo.ts';
import { servedFolder, standInPort } from './served-folder.ts';

/* A cool, rainy day. */
const openMeteo = await startOpenMeteo({ felt: [9, 9, 8], probability: [80], millimetres: [2] });

const port = process.env.PORT ?? '3987';

/** Real server, temporary folder, high sign-up limit. */
const folder = servedFolder(port);
rmSync(folder, { recursive: true, force: true });
// The database's user is not root.
mkdirSync(folder, { mode: 0o755 });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
  DATA_DIR: folder,
  WEATHER_URL: openMeteo.origin,
  RATE_LIMIT_FACTOR: '100',
  LOOPBACK_ORIGINS: [0, 1, 2]
    .map((at) => standInPort(port) + at)
    .map((own) => `http://127.0.0.1:${own}`)
    .join(),
  // Background drawing slows the journeys.
  DRAW_AHEAD: process.env.DRAW_AHEAD ?? 'false',
  DRAWING_WIDTH: process.env.DRAWING_WIDTH ?? '48',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'test',
});
await import('#server/main.ts');
