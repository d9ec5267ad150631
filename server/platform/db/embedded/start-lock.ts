import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { identify, isSameProcess, type ProcessIdentity } from './process-identity.ts';

type Holder = ProcessIdentity & { token: string };

/** A start may have to replay a long log; only one that is stuck takes longer. */
const patienceMs = 180_000;

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Linking a finished draft makes the lock appear complete or not at all. */
function claim(file: string, mine: Holder): boolean {
  const draft = `${file}.${mine.token}`;
  fs.writeFileSync(draft, JSON.stringify(mine));
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Of several that find a dead lock, the one whose rename succeeds removes it. */
function discard(file: string, stale: Holder | undefined): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside)?.token !== stale?.token) {
    // Another took the dead lock's place between our look and our rename: give theirs back.
    try {
      fs.linkSync(aside, file);
    } catch {}
  }
  fs.rmSync(aside, { force: true });
}

/**
 * Runs `work` while no other process starts or stops this database. The lock avoids double work; the data is
 * guarded by PostgreSQL's own interlock and by renames that only one can win.
 */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(folder, 'start.lock');
  const mine: Holder = { ...identify(process.pid), token: randomUUID() };
  const deadline = Date.now() + patienceMs;
  while (!claim(file, mine)) {
    const holder = read(file);
    if (!holder || !isSameProcess(holder)) {
      discard(file, holder);
    } else if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `El proceso ${holder.pid} lleva ${patienceMs / 1000} s arrancando la base de datos de ${folder}. ` +
          'Termínalo y arranca de nuevo.',
      );
    } else {
      await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    if (read(file)?.token === mine.token) fs.rmSync(file, { force: true });
  }
}
