import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** Whether a process with this id exists, under any user. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Distinguishes processes with the same id, which the system may reuse. Empty where the system has no such
 * mark.
 */
export function birthMark(pid) {
  if (process.platform === 'linux') {
    try {
      // The command name may hold spaces and parentheses: count the fields after the last parenthesis.
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    } catch {
      return '';
    }
  }
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

export const identify = (pid) => ({ pid, born: birthMark(pid) });

export const isSameProcess = (identity) =>
  Boolean(identity?.pid) && isAlive(identity.pid) && birthMark(identity.pid) === identity.born;
