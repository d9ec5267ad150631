// Kills the server and its database; no acknowledged write may be lost.
// node tests/durability/kill.ts [--rounds 25] [--writer sql|http]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { httpStore } from './http-store.ts';
import { type RoundResult, runRound, type Subject } from './round.ts';
import { sqlStore } from './sql-store.ts';
import { databaseProcesses } from './victims.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    writer: { type: 'string', default: 'http' },
  },
});
const rounds = Number(values.rounds);
/** Interrupts each folder's first start. */
const roundsPerFolder = 5;

if (process.platform !== 'linux') {
  console.error('Esta prueba encuentra los procesos en /proc: solo funciona en Linux.');
  process.exit(1);
}
if (!Number.isInteger(rounds) || rounds < 1 || !['sql', 'http'].includes(values.writer)) {
  console.error('Uso: node tests/durability/kill.ts [--rounds 25] [--writer sql|http]');
  process.exit(2);
}

function newSubject(store: Subject['store']): Subject {
  const dataDir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'vestidor-durability-'));
  // The database's user is not root.
  fs.chmodSync(dataDir, 0o755);
  return { store, dataDir, confirmed: new Set() };
}

/** The guard process waits before it stops the database. */
async function leavesNothingRunning({ dataDir }: Subject): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 100) {
    if (databaseProcesses(dataDir).length === 0) return true;
    await sleep(100);
  }
  return false;
}

const store = values.writer === 'http' ? await httpStore() : sqlStore;
const restarts: number[] = [];
let failures = 0;
let confirmed = 0;
let subject: Subject | undefined;

async function close(finished: Subject): Promise<void> {
  confirmed += finished.confirmed.size;
  if (!(await leavesNothingRunning(finished))) {
    failures += 1;
    console.log(
      `Han quedado procesos de la base de datos: ${databaseProcesses(finished.dataDir).join(', ')}`,
    );
  }
  if (failures === 0) fs.rmSync(finished.dataDir, { recursive: true, force: true });
  else console.log(`Los datos siguen en ${finished.dataDir}`);
}

function report(round: number, result: RoundResult, total: number): void {
  restarts.push(result.restartMs);
  if (result.lost.length > 0) failures += 1;
  const verdict = result.lost.length > 0 ? `PERDIDAS ${result.lost.join(' ')}` : 'ninguna perdida';
  console.log(
    `ronda ${String(round).padStart(2)}: ${result.story}; ${total} confirmadas, ${verdict}; arranca en ${result.restartMs} ms`,
  );
}

for (let round = 1; round <= rounds; round += 1) {
  const isFirst = (round - 1) % roundsPerFolder === 0;
  if (isFirst) {
    if (subject) await close(subject);
    subject = newSubject(store);
  }
  if (!subject) break;
  try {
    report(round, await runRound(subject, isFirst), subject.confirmed.size);
  } catch (error) {
    failures += 1;
    console.log(`ronda ${String(round).padStart(2)}: FALLO ${(error as Error).message}`);
    break;
  }
}
if (subject) await close(subject);

restarts.sort((a, b) => a - b);
const median = restarts[Math.floor(restarts.length / 2)] ?? 0;
console.log(
  `${restarts.length} de ${rounds} rondas, ${confirmed} escrituras confirmadas, ${failures} fallos; ` +
    `arranque tras la caída: mediana ${median} ms, máximo ${restarts.at(-1) ?? 0} ms`,
);
// Without acknowledged writes the run has tested nothing.
process.exit(failures > 0 || restarts.length < rounds || confirmed === 0 ? 1 : 0);
