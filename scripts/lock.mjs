import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder } from './paths.mjs';
import { identify, isAlive, isSameProcess } from './process-identity.mjs';
import { say } from './progress.mjs';

const read = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Appears complete or not at all: a half-written lock could not be told from a dead one. */
function claim(file, content) {
  const draft = `${file}.${content.token}`;
  fs.writeFileSync(draft, JSON.stringify(content));
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Renaming is what makes one of several finders the winner; the others find nothing left to rename. */
function discard(file, stale) {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside)?.token !== stale?.token) {
    // Somebody replaced the dead lock between our look and our rename: give theirs back.
    try {
      fs.linkSync(aside, file);
    } catch {}
  }
  fs.rmSync(aside, { force: true });
}

/** The worker of a killed command would go on writing beside ours. */
async function endOrphan(child) {
  while (isSameProcess(child)) {
    process.kill(child.pid, 'SIGKILL');
    await sleep(50);
  }
}

/**
 * Runs `work` while no other command on this folder runs work of the same name. `work` receives a function
 * that notes the child process doing it, so that a later command can end it if this one is killed.
 */
export async function withLock(name, waiting, work) {
  fs.mkdirSync(cacheFolder, { recursive: true });
  const file = path.join(cacheFolder, `${name}.lock`);
  const mine = { ...identify(process.pid), token: randomUUID() };
  let announced = false;
  while (!claim(file, mine)) {
    const holder = read(file);
    if (holder && isAlive(holder.pid) && isSameProcess(holder)) {
      if (!announced) say(waiting);
      announced = true;
      await sleep(200);
    } else if (fs.existsSync(file)) {
      await endOrphan(holder?.child);
      discard(file, holder);
    }
  }
  const note = (pid) => {
    const draft = `${file}.${mine.token}`;
    fs.writeFileSync(draft, JSON.stringify({ ...mine, child: identify(pid) }));
    fs.renameSync(draft, file);
  };
  try {
    return await work(note);
  } finally {
    if (read(file)?.token === mine.token) fs.rmSync(file, { force: true });
  }
}
