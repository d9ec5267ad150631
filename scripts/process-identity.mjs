import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** Fields of /proc/<pid>/stat after the command name, which may itself hold spaces and parentheses. */
function statFields(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** A container whose first process does not reap its children keeps their ids. */
const isZombie = (pid) => process.platform === 'linux' && statFields(pid)[0] === 'Z';

export const ps = (pid, column) =>
  spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';

export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Adds the start time to the id, because the system reuses ids. */
export const identify = (pid) => ({
  pid,
  born: process.platform === 'linux' ? (statFields(pid)[19] ?? '') : ps(pid, 'lstart'),
});

export const isSameProcess = (identity) =>
  isAlive(identity?.pid) && identify(identity.pid).born === identity.born;
