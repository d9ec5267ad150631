import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** True while a process with this number exists, whoever owns it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * A mark that tells two processes with the same number apart: a number alone may have been handed to another
 * program since it was written down. Empty where the system offers no such mark.
 */
export function birthMark(pid) {
  if (process.platform === 'linux') {
    try {
      // The command name sits between parentheses and may hold spaces: count the fields after the last one.
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
