import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { syncFolder, writeDurably, writeOnce } from './durable-files.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canUse, chooseUser, giveTo, type RunAs } from './run-as.ts';

export type Home = { folder: string; dataFolder: string; user: RunAs };

const recordName = 'postgres-location';
const ownerName = 'belongs-to';
const elsewhere = '/var/lib/vestidor';

function readLine(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const hasData = (folder: string) => fs.existsSync(path.join(folder, 'data', 'PG_VERSION'));

/** @throws when the noted folder is missing: an empty database would look like losing everything */
function recordedHome(dataDir: string): string | undefined {
  const folder = readLine(path.join(dataDir, recordName));
  if (!folder) return undefined;
  if (!fs.existsSync(folder)) {
    throw new EmbeddedPostgresError(
      `${path.join(dataDir, recordName)} dice que la base de datos está en ${folder}, y esa carpeta no existe. ` +
        'Recupérala, o borra ese fichero para empezar con una base de datos vacía.',
    );
  }
  const owner = readLine(path.join(folder, ownerName));
  if (owner && owner !== dataDir && readLine(path.join(owner, recordName)) === folder) {
    throw new EmbeddedPostgresError(
      `La base de datos de ${folder} pertenece a ${owner}; ${dataDir} parece una copia de esa carpeta. ` +
        `Usa DATA_DIR=${owner}, o borra ${path.join(dataDir, recordName)} para empezar con una base de datos vacía.`,
    );
  }
  if (owner !== dataDir) writeDurably(path.join(folder, ownerName), `${dataDir}\n`);
  return folder;
}

function makeHome(folder: string, user: RunAs): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  giveTo(user, folder);
  fs.chmodSync(folder, 0o700);
  syncFolder(path.dirname(folder));
}

/** A random name, so that deleting DATA_DIR starts afresh. */
function homeElsewhere(dataDir: string, user: RunAs): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  let folder = elsewhere;
  try {
    fs.mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
    folder = fs.mkdtempSync(path.join(elsewhere, `${hash}-`));
    makeHome(folder, user);
    if (!canUse(user, folder)) throw new Error('no puede entrar');
  } catch (error) {
    throw new EmbeddedPostgresError(
      `El usuario ${user.name}, con el que se ejecuta PostgreSQL, no puede entrar en ${dataDir}, ` +
        `y no he podido preparar ${folder} para él: ${(error as Error).message}. ` +
        'Elige con DATA_DIR una carpeta en la que pueda entrar, o da DATABASE_URL.',
    );
  }
  writeDurably(path.join(folder, ownerName), `${dataDir}\n`);
  if (writeOnce(path.join(dataDir, recordName), `${folder}\n`)) return folder;
  fs.rmSync(folder, { recursive: true });
  return recordedHome(dataDir) ?? folder;
}

function resolved(folder: string): Home {
  const real = fs.realpathSync(folder);
  return { folder: real, dataFolder: path.join(real, 'data'), user: chooseUser(real) };
}

/** Inside `dataDir`, unless the server's user cannot enter it. */
export function findHome(dataDir: string): Home {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new EmbeddedPostgresError(
      `No puedo crear la carpeta de datos ${dataDir}: ${(error as Error).message}. Elige otra con DATA_DIR.`,
    );
  }
  const real = fs.realpathSync(dataDir);
  const recorded = recordedHome(real);
  if (recorded) return resolved(recorded);

  const inside = path.join(real, 'cluster');
  const user = chooseUser(inside);
  if (!hasData(inside)) makeHome(inside, user);
  if (canUse(user, inside)) return resolved(inside);
  if (hasData(inside)) {
    throw new EmbeddedPostgresError(
      `El usuario ${user.name} ya no puede entrar en ${inside}, donde está su base de datos. ` +
        `Devuélvele el permiso (chmod a+x en las carpetas que llevan a ${real}).`,
    );
  }
  fs.rmSync(inside, { recursive: true, force: true });
  return resolved(homeElsewhere(real, user));
}

const largestBytes = 10_000_000;

export const logFile = (home: Home) => path.join(home.folder, 'postgres.log');

/** Returns the offset at which this start begins. */
export function openLog(home: Home): { handle: number; from: number } {
  const file = logFile(home);
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestBytes) fs.renameSync(file, `${file}.1`);
  return { handle: fs.openSync(file, 'a', 0o600), from: size > largestBytes ? 0 : size };
}

export function readLog(home: Home, from: number): string {
  return fs.readFileSync(logFile(home)).subarray(from).toString('utf8');
}
