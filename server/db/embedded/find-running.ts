import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from './ask-server.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Home } from './home-folder.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { worksOn } from './process-identity.ts';
import { logFile } from './server-log.ts';
import { stopServer } from './stop-server.ts';

export type Running = { pid: number; socketFolder: string };

const silencePatienceMs = 15_000;
const changePatienceMs = 600_000;

/** A server nobody can reach is of no use to anyone; one that others use is theirs to stop. */
async function replaceSilent(home: Home, pid: number, hasOthers: () => boolean): Promise<void> {
  if (!hasOthers() && (await stopServer(home, pid))) return;
  throw new EmbeddedPostgresError(
    `El PostgreSQL de ${home.dataFolder} (proceso ${pid}) está en marcha y no responde. ` +
      `Mira ${logFile(home)}; si no se recupera, páralo (kill -INT ${pid}) y arranca de nuevo.`,
  );
}

/**
 * The server that already works on this data, if any, once it answers. One that is starting or stopping is
 * waited for. Call it holding the start lock.
 */
export async function findRunning(home: Home, hasOthers: () => boolean): Promise<Running | undefined> {
  const startedAt = Date.now();
  let silentSince: number | undefined;
  for (;;) {
    const file = readPostmasterFile(home.dataFolder);
    if (!file || !worksOn(file.pid, home.dataFolder)) return undefined;
    if (file.status === 'ready' && (await answers(file.socketFolder))) {
      return { pid: file.pid, socketFolder: file.socketFolder };
    }
    silentSince = file.status === 'ready' ? (silentSince ?? Date.now()) : undefined;
    const silentMs = Date.now() - (silentSince ?? Date.now());
    if (silentMs > silencePatienceMs || Date.now() - startedAt > changePatienceMs) {
      await replaceSilent(home, file.pid, hasOthers);
    }
    await sleep(30);
  }
}
