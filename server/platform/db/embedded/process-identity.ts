import fs from 'node:fs';
import { isAlive, ps } from '../../../../scripts/process-identity.mjs';

export {
  identify,
  isAlive,
  isSameProcess,
  type ProcessIdentity,
} from '../../../../scripts/process-identity.mjs';

/** Compares the working directory, because process ids are reused. */
export function worksOn(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return ps(pid, 'command').includes(dataFolder);
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
  } catch {
    // Unreadable for other users' processes.
    return false;
  }
}

/** Includes processes that outlived their postmaster. Linux only. */
export function processesOn(dataFolder: string): number[] {
  if (process.platform !== 'linux') return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksOn(pid, dataFolder));
}
