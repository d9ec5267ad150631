import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from './home-folder.ts';
import { processesOn, worksOn } from './process-identity.ts';

const lookEveryMs = 20;

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
 * Fast mode: connections are cut, everything is written down. If that hangs, the quick way, which leaves the
 * recovery to the next start and loses nothing either. Answers whether the server is gone.
 */
export async function stopServer(home: Home, pid: number): Promise<boolean> {
  const present = () => worksOn(pid, home.dataFolder);
  if (!present()) return true;
  signal(pid, 'SIGINT');
  if (await gone(present, 60_000)) return true;
  signal(pid, 'SIGQUIT');
  return gone(present, 10_000);
}

/**
 * Processes whose postmaster was killed leave by themselves when they notice; one that is busy is asked. A new
 * server beside them would be refused by PostgreSQL.
 */
export async function endStragglers(home: Home): Promise<void> {
  const present = () => processesOn(home.dataFolder).length > 0;
  if (await gone(present, 3_000)) return;
  for (const pid of processesOn(home.dataFolder)) signal(pid, 'SIGQUIT');
  if (await gone(present, 5_000)) return;
  for (const pid of processesOn(home.dataFolder)) signal(pid, 'SIGKILL');
  await gone(present, 5_000);
}
