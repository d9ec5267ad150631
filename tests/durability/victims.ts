import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Found by working directory, on Linux only. */
export const victims = ['server', 'postmaster', 'one backend', 'database', 'everything'] as const;
export type Victim = (typeof victims)[number];

const namesInSpanish: Record<Victim, string> = {
  server: 'el servidor',
  postmaster: 'el postmaster',
  'one backend': 'un backend',
  database: 'toda la base de datos',
  everything: 'todo',
};
export const nameOf = (victim: Victim) => namesInSpanish[victim];

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function workingFolder(pid: number): string {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** Includes an unfinished `initdb`. */
export function databaseProcesses(dataDir: string): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => `${workingFolder(pid)}${path.sep}`.startsWith(dataDir + path.sep));
}

const parentOf = (pid: number) => Number(/^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

function isPostmaster(pid: number, all: number[]): boolean {
  return !all.includes(parentOf(pid));
}

function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

function kill(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}

export const pickVictim = (among: readonly Victim[] = victims): Victim => pick(among) ?? 'everything';

export function strike(victim: Victim, server: ChildProcess, dataDir: string): void {
  const all = databaseProcesses(dataDir);
  const postmasters = all.filter((pid) => isPostmaster(pid, all));
  if (victim === 'server' || victim === 'everything') server.kill('SIGKILL');
  if (victim === 'postmaster') postmasters.forEach(kill);
  if (victim === 'one backend') kill(pick(all.filter((pid) => !postmasters.includes(pid))));
  if (victim === 'database' || victim === 'everything') all.forEach(kill);
}
