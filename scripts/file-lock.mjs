import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { identify, isSameProcess } from './process-identity.mjs';

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

/**
 * Runs `work` while holding the lock `file`, which is taken over from a process that has ended.
 *
 * @param onHeld called before each retry while a running process holds the lock: sleeps, or throws to give up
 * @param onStale called before the lock of an ended process is removed
 * @param work receives a function that records the child process doing the work
 */
export async function withFileLock(file, { onHeld, onStale }, work) {
  const mine = { ...identify(process.pid), token: randomUUID() };
  while (!claim(file, mine)) {
    const holder = read(file);
    if (isSameProcess(holder)) await onHeld(holder);
    else {
      await onStale?.(holder);
      discard(file, holder);
    }
  }
  const recordChild = (pid) => {
    const draft = `${file}.${mine.token}`;
    fs.writeFileSync(draft, JSON.stringify({ ...mine, child: identify(pid) }));
    fs.renameSync(draft, file);
  };
  try {
    return await work(recordChild);
  } finally {
    if (read(file)?.token === mine.token) fs.rmSync(file, { force: true });
  }
}
