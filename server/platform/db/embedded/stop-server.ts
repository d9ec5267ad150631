import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from './home-folder.ts';
import { processesOn, worksOn } from './process-identity.ts';
import { acceptsQueries } from './server-state.ts';

const lookEveryMs = 20;
const recoveryPatienceMs = 10_000;
const fastPatienceMs = 20_000;

async function gone(present: () => boolean, patienceMs: number): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
    if (!present()) return true;
    await sleep(lookEveryMs);
  }
  return !present();
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}

/**
 * A server asked during the recovery from a dead child can hang (seen in 18.4), so recovery may finish
 * first; one that still hangs is stopped in immediate mode, which loses nothing.
 * @returns whether the server has stopped
 */
export async function stopServer(home: Home, pid: number, socketFolder: string): Promise<boolean> {
  const present = () => worksOn(pid, home.dataFolder);
  for (const deadline = Date.now() + recoveryPatienceMs; present() && Date.now() < deadline; ) {
    if (await acceptsQueries(socketFolder)) break;
    await sleep(100);
  }
  if (!present()) return true;
  signal(pid, 'SIGINT');
  return (await gone(present, fastPatienceMs)) || quitServer(home, pid);
}

export async function quitServer(home: Home, pid: number): Promise<boolean> {
  const present = () => worksOn(pid, home.dataFolder);
  if (present()) signal(pid, 'SIGQUIT');
  return gone(present, 10_000);
}

/** PostgreSQL refuses to start beside the orphans of a killed postmaster. */
export async function stopOrphans(home: Home): Promise<void> {
  const present = () => processesOn(home.dataFolder).length > 0;
  if (await gone(present, 3_000)) return;
  for (const pid of processesOn(home.dataFolder)) signal(pid, 'SIGQUIT');
  if (await gone(present, 5_000)) return;
  for (const pid of processesOn(home.dataFolder)) signal(pid, 'SIGKILL');
  await gone(present, 5_000);
}
