import os from 'node:os';
import path from 'node:path';

/** Where the server of the journeys keeps its data, so that a journey can read the letters it wrote. */
export const servedFolder = (port: number | string): string => path.join(os.tmpdir(), `vestidor-e2e-${port}`);
