import os from 'node:os';
import path from 'node:path';

/** Also holds emails. */
export const servedFolder = (port: number | string): string => path.join(os.tmpdir(), `vestidor-e2e-${port}`);

/** Of the push service that a journey plays, and the next one of a calendar. */
export const standInPort = (port: number | string): number => Number(port) + 2000;
