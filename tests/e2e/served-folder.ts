import os from 'node:os';
import path from 'node:path';

/** Data folder of the journeys' server, which also holds its emails. */
export const servedFolder = (port: number | string): string => path.join(os.tmpdir(), `vestidor-e2e-${port}`);
