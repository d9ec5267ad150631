import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Home, logFile, openLog, readLog } from './home-folder.ts';
import { spawnIds } from './run-as.ts';
import { acceptsQueries, readPostmasterFile } from './server-state.ts';
import { programEnvironment, serverSettings } from './settings.ts';
import { socketPath } from './socket-folder.ts';
import { stopOrphans } from './stop-server.ts';

/** Recovery takes as long as the work since the last checkpoint. */
const recoveryPatienceMs = 600_000;
const memoryPatienceMs = 30_000;

/**
 * PostgreSQL does not clear a process id that now belongs to another program or a zombie. Its lock on
 * shared memory still prevents two servers.
 */
async function clearRemains(home: Home, socketFolder: string): Promise<void> {
  await stopOrphans(home);
  const remains = [
    path.join(home.dataFolder, 'postmaster.pid'),
    socketPath(socketFolder),
    `${socketPath(socketFolder)}.lock`,
  ];
  for (const file of remains) fs.rmSync(file, { force: true });
}

function spawnServer(binaries: Binaries, home: Home, settings: string[]) {
  const { handle, from } = openLog(home);
  const child = spawn(binaries.postgres, ['-D', home.dataFolder, ...settings], {
    cwd: home.folder,
    env: programEnvironment,
    stdio: ['ignore', handle, handle],
    // Ctrl-C in a terminal must not reach it.
    detached: true,
    ...spawnIds(home.user),
  });
  fs.closeSync(handle);
  child.unref();
  const state: { ended?: string } = {};
  child.on('error', (error) => {
    state.ended = error.message;
  });
  child.on('exit', (code, signal) => {
    state.ended = signal ?? `código ${code}`;
  });
  return { child, state, from };
}

function explain(home: Home, ended: string, output: string): EmbeddedPostgresError {
  const lines = output.trim().split('\n');
  const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  const full = output.includes('No space left on device')
    ? 'El disco está lleno: libera espacio y arranca de nuevo. '
    : output.includes('Read-only file system')
      ? 'El disco es de solo lectura: vuelve a montarlo para escritura y arranca de nuevo. '
      : '';
  return new EmbeddedPostgresError(
    `PostgreSQL no ha arrancado (${ended}). ${full}${reason} El registro completo está en ${logFile(home)}.`,
  );
}

/** Requires the start lock and no running server. */
export async function launch(
  binaries: Binaries,
  home: Home,
  socketFolder: string,
  survivesPowerCuts: boolean,
  log: (message: string) => void,
): Promise<number> {
  const startedAt = Date.now();
  let announced = false;
  await clearRemains(home, socketFolder);
  const settings = serverSettings(socketFolder, survivesPowerCuts);
  for (;;) {
    const { child, state, from } = spawnServer(binaries, home, settings);
    while (state.ended === undefined) {
      const file = readPostmasterFile(home.dataFolder);
      if (
        child.pid &&
        file?.pid === child.pid &&
        file.status === 'ready' &&
        (await acceptsQueries(socketFolder))
      ) {
        return child.pid;
      }
      const waitedMs = Date.now() - startedAt;
      if (waitedMs > 5_000 && !announced) {
        announced = true;
        log('La base de datos se está recuperando de una parada brusca; puede tardar…');
      }
      if (waitedMs > recoveryPatienceMs) {
        child.kill('SIGQUIT');
        throw explain(home, `${recoveryPatienceMs / 1000} s sin responder`, readLog(home, from));
      }
      await sleep(15);
    }
    const output = readLog(home, from);
    const held = output.includes('pre-existing shared memory block');
    if (!held || Date.now() - startedAt > memoryPatienceMs) throw explain(home, state.ended, output);
    await sleep(300);
  }
}
