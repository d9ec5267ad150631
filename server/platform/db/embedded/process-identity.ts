import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export type ProcessIdentity = { pid: number; born: string };

/** True while a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Fields of /proc/<pid>/stat after the command name, which sits between parentheses and may hold spaces. */
function statFields(pid: number): string[] {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** A container whose first process does not collect its dead keeps their numbers for ever. */
const isZombie = (pid: number) => process.platform === 'linux' && statFields(pid)[0] === 'Z';

const ps = (pid: number, field: string) =>
  spawnSync('ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';

/**
 * Tells two processes with the same number apart: a number alone may have been handed to another program since
 * it was written down.
 */
export function identify(pid: number): ProcessIdentity {
  return { pid, born: process.platform === 'linux' ? (statFields(pid)[19] ?? '') : ps(pid, 'lstart') };
}

export function isSameProcess(identity: ProcessIdentity): boolean {
  return isAlive(identity.pid) && identify(identity.pid).born === identity.born;
}

/** PostgreSQL's processes work inside their data folder; that, and not the number, says whose they are. */
export function worksOn(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return ps(pid, 'command').includes(dataFolder);
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
  } catch {
    // Unreadable means another user's process: ours run as us, or we are root.
    return false;
  }
}

/** Every process of the cluster, the ones that outlived their postmaster included. Linux only. */
export function processesOn(dataFolder: string): number[] {
  if (process.platform !== 'linux') return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksOn(pid, dataFolder));
}
