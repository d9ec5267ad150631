import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withFileLock } from './file-lock.mjs';
import { cacheFolder } from './paths.mjs';
import { isSameProcess } from './process-identity.mjs';
import { say } from './progress.mjs';

/** The child of a killed command would write concurrently with ours. */
async function endOrphan(child) {
  while (isSameProcess(child)) {
    process.kill(child.pid, 'SIGKILL');
    await sleep(50);
  }
}

/**
 * Runs `work` while no other command holds the lock `name`. `work` receives a function that records its
 * child process, so that a later command can end it if this one is killed.
 */
export async function withLock(name, waiting, work) {
  fs.mkdirSync(cacheFolder, { recursive: true });
  let announced = false;
  const onHeld = async () => {
    if (!announced) say(waiting);
    announced = true;
    await sleep(200);
  };
  const onStale = (holder) => endOrphan(holder?.child);
  return withFileLock(path.join(cacheFolder, `${name}.lock`), { onHeld, onStale }, work);
}
