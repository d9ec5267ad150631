import fs from 'node:fs';
import path from 'node:path';
import type { Home } from './home-folder.ts';

const largestBytes = 10_000_000;

export const logFile = (home: Home) => path.join(home.folder, 'postgres.log');

/** Returns the offset at which this start begins. */
export function openLog(home: Home): { handle: number; from: number } {
  const file = logFile(home);
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestBytes) fs.renameSync(file, `${file}.1`);
  return { handle: fs.openSync(file, 'a', 0o600), from: size > largestBytes ? 0 : size };
}

export function readLog(home: Home, from: number): string {
  return fs.readFileSync(logFile(home)).subarray(from).toString('utf8');
}
