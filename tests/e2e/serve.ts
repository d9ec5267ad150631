import { mkdirSync, rmSync } from 'node:fs';
import { startOpenMeteo } from '#tests/fakes/open-meteo.ts';
import { servedFolder } from './served-folder.ts';

/* Whoever asks for the weather in a journey finds a cool and rainy day. */
const openMeteo = await startOpenMeteo({ felt: [9, 9, 8], probability: [80], millimetres: [2] });

/** The real server for the journeys: an empty folder that goes when it stops, and room for many sign-ups. */
const folder = servedFolder(process.env.PORT ?? '3987');
rmSync(folder, { recursive: true, force: true });
// Open to others: under root the database runs as another user.
mkdirSync(folder, { mode: 0o755 });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
  DATA_DIR: folder,
  WEATHER_URL: openMeteo.origin,
  RATE_LIMIT_FACTOR: '100',
  // On two processors what nobody looks at would slow down what somebody waits for.
  DRAW_AHEAD: 'false',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'test',
});
await import('#server/main.ts');
