import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Home } from './home-folder.ts';
import { canUse, giveTo } from './run-as.ts';

export const port = 5432;
export const socketPath = (folder: string) => path.join(folder, `.s.PGSQL.${port}`);

/** The kernel allows 104 to 108, depending on the system. */
const longestPathBytes = 100;
const fits = (folder: string) => Buffer.byteLength(socketPath(folder)) <= longestPathBytes;

/** Others may have taken the name in the shared temporary folder. */
function makeShared(folder: string, home: Home): void {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
    giveTo(home.user, folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const stat = fs.lstatSync(folder);
  const owner = home.user.uid ?? process.getuid?.();
  if (!stat.isDirectory() || (stat.uid !== owner && stat.uid !== process.getuid?.())) {
    throw new EmbeddedPostgresError(`${folder} existe y es de otro usuario. Bórrala y arranca de nuevo.`);
  }
  giveTo(home.user, folder);
  fs.chmodSync(folder, 0o700);
}

/** Next to the data or, when that path is too long for a socket, in the temporary folder. */
export function prepareSocketFolder(home: Home): string {
  const beside = path.join(home.folder, 'socket');
  if (fits(beside)) {
    fs.mkdirSync(beside, { recursive: true, mode: 0o700 });
    giveTo(home.user, beside);
    fs.chmodSync(beside, 0o700);
    return beside;
  }
  const name = `vestidor-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`;
  // TMPDIR may differ between processes that share a database.
  for (const base of ['/tmp', os.tmpdir()]) {
    const folder = path.join(base, name);
    if (!fits(folder) || !fs.existsSync(base) || !canUse(home.user, base)) continue;
    makeShared(folder, home);
    return folder;
  }
  throw new EmbeddedPostgresError(
    `La ruta ${socketPath(beside)} es demasiado larga para un socket y no puedo usar /tmp ni ${os.tmpdir()}. ` +
      'Elige con DATA_DIR una ruta más corta.',
  );
}
