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

/** Atomic, because a partial lock would look like a stale one. */
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

/** Renames first, so that only one of several processes removes the stale lock. */
function discard(file, stale) {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside)?.token !== stale?.token) {
    // Another process replaced the stale lock before our rename: restore theirs.
    try {
      fs.linkSync(aside, file);
    } catch {}
  }
  fs.rmSync(aside, { force: true });
}

/** The child of a killed command would write concurrently with ours. */
async function endOrphan(child) {
  while (isSameProcess(child)) {
    process.kill(child.pid, 'SIGKILL');
    await sleep(50);
  }
}

/**
 * Runs `work` while holding the lock `name`. `work` receives a function that records its child process, so
 * that a later command can end it if this one is killed.
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
