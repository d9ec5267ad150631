import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The real server for the journeys: an empty folder that goes when it stops, and room for many sign-ups. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'vestidor-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { DATA_DIR: folder, RATE_LIMIT_FACTOR: '100', LOG_LEVEL: 'warn' });
await import('#server/main.ts');
