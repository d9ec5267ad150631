import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withFileLock } from '../../../../scripts/file-lock.mjs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** A start may replay a long write-ahead log. */
const patienceMs = 180_000;

/** Only avoids double work: PostgreSQL's own lock and atomic renames protect the data. */
export function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  const onHeld = async ({ pid }: { pid: number }) => {
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(
        `El proceso ${pid} lleva ${patienceMs / 1000} s arrancando la base de datos de ${folder}. ` +
          'Termínalo y arranca de nuevo.',
      );
    await sleep(50);
  };
  return withFileLock(path.join(folder, 'start.lock'), { onHeld }, work);
}
