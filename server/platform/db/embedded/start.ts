import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { startGuard } from './guard.ts';
import { findHome, type Home, logFile } from './home-folder.ts';
import { initialise } from './initialise.ts';
import { launch } from './launch.ts';
import { isAlive, worksOn } from './process-identity.ts';
import { acceptsQueries, type PostmasterFile, readPostmasterFile } from './server-state.ts';
import { database, user } from './settings.ts';
import { port, prepareSocketFolder } from './socket-folder.ts';
import { withStartLock } from './start-lock.ts';
import { quitServer, stopServer } from './stop-server.ts';
import { hasOtherUsers, registerUser } from './users.ts';

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  how: 'initialised' | 'started' | 'attached';
  stop(): Promise<void>;
};

type Log = (message: string) => void;

async function bringUp(
  home: Home,
  note: string,
  survivesPowerCuts: boolean,
  log: Log,
): Promise<Running & Pick<EmbeddedPostgres, 'how'>> {
  const running = await findRunning(home, () => hasOtherUsers(home.folder, note));
  if (running) return { ...running, how: 'attached' };
  const binaries = prepareBinaries(home);
  const isNew = await initialise(binaries, home);
  const socketFolder = prepareSocketFolder(home);
  const pid = await launch(binaries, home, socketFolder, survivesPowerCuts, log);
  return { pid, socketFolder, how: isNew ? 'initialised' : 'started' };
}

const watchEveryMs = 500;
const longestPauseMs = 30_000;

/** Restarts a dead server; callers renew their connections. */
function keepUp(
  first: number,
  again: () => Promise<number>,
  stopped: () => boolean,
  log: Log,
): NodeJS.Timeout {
  let pid = first;
  let busy = false;
  const recover = async () => {
    for (let pauseMs = 1_000; !stopped(); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        pid = await again();
        return;
      } catch (error) {
        log(`No he podido arrancar la base de datos: ${(error as Error).message}`);
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  };
  return setInterval(async () => {
    if (busy || stopped() || isAlive(pid)) return;
    busy = true;
    log('PostgreSQL se ha parado sin que nadie se lo pida; lo arranco de nuevo.');
    await recover();
    busy = false;
  }, watchEveryMs).unref();
}

/**
 * Starts or shares the server; the last process to use it stops it.
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres({
  dataDir,
  survivesPowerCuts = true,
  log = () => {},
}: {
  dataDir: string;
  /** False for data of one test run: writing is faster. */
  survivesPowerCuts?: boolean;
  log?: Log;
}): Promise<EmbeddedPostgres> {
  const home = findHome(dataDir);
  const note = registerUser(home.folder);
  const dismissGuard = startGuard(home, note);
  let current: Awaited<ReturnType<typeof bringUp>> | undefined;
  let leaving: Promise<void> | undefined;

  const up = () =>
    withStartLock(home.folder, async () => {
      // A waiter for the lock must not restart what was just stopped.
      if (current && leaving) return current;
      current = await bringUp(home, note, survivesPowerCuts, log);
      return current;
    });

  const leave = async () => {
    await withStartLock(home.folder, async () => {
      fs.rmSync(note, { force: true });
      if (!current || hasOtherUsers(home.folder, note)) return;
      await stopServer(home, current.pid, current.socketFolder);
    });
    dismissGuard();
  };

  const first = await up().catch((error) => {
    fs.rmSync(note, { force: true });
    dismissGuard();
    throw error;
  });
  const again = async () => (await up()).pid;
  const watch = keepUp(first.pid, again, () => leaving !== undefined, log);
  return {
    connection: { host: first.socketFolder, port, user, database },
    how: first.how,
    stop() {
      clearInterval(watch);
      leaving ??= leave();
      return leaving;
    },
  };
}

type Running = { pid: number; socketFolder: string };

const silencePatienceMs = 15_000;
const stoppingPatienceMs = 15_000;
const startingPatienceMs = 600_000;

const patienceMs = (status: string) => {
  if (status === 'ready') return silencePatienceMs;
  return status === 'stopping' ? stoppingPatienceMs : startingPatienceMs;
};

async function stopUnreachable(home: Home, file: PostmasterFile, hasOthers: () => boolean): Promise<void> {
  const mayEnd = file.status === 'stopping' || !hasOthers();
  if (mayEnd && (await quitServer(home, file.pid))) return;
  throw new EmbeddedPostgresError(
    `El PostgreSQL de ${home.dataFolder} (proceso ${file.pid}) está en marcha y no responde. ` +
      `Mira ${logFile(home)}; si no se recupera, páralo (kill -QUIT ${file.pid}) y arranca de nuevo.`,
  );
}

/** Waits while the server starts or stops. Requires the start lock. */
async function findRunning(home: Home, hasOthers: () => boolean): Promise<Running | undefined> {
  let seen: { status: string; since: number } | undefined;
  for (;;) {
    const file = readPostmasterFile(home.dataFolder);
    if (!file || !worksOn(file.pid, home.dataFolder)) return undefined;
    if (file.status === 'ready' && (await acceptsQueries(file.socketFolder))) {
      return { pid: file.pid, socketFolder: file.socketFolder };
    }
    if (seen?.status !== file.status) seen = { status: file.status, since: Date.now() };
    if (Date.now() - seen.since > patienceMs(file.status)) await stopUnreachable(home, file, hasOthers);
    await sleep(30);
  }
}
