import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Home, logFile } from './home-folder.ts';
import { worksOn } from './process-identity.ts';
import { acceptsQueries, type PostmasterFile, readPostmasterFile } from './server-state.ts';
import { quitServer } from './stop-server.ts';

export type Running = { pid: number; socketFolder: string };

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
export async function findRunning(home: Home, hasOthers: () => boolean): Promise<Running | undefined> {
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
