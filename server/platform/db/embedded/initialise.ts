import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { syncFolder } from './durable-files.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Home } from './home-folder.ts';
import { giveTo, spawnIds } from './run-as.ts';
import { clusterOptions, programEnvironment } from './settings.ts';

const draftPrefix = 'init-';

/** An orphaned `initdb` may still be writing: a later start removes the rest. */
function removeDrafts(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(draftPrefix)) continue;
    try {
      fs.rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {}
  }
}

async function runInitdb(binaries: Binaries, home: Home, draft: string): Promise<void> {
  try {
    await promisify(execFile)(binaries.initdb, ['-D', draft, ...clusterOptions], {
      cwd: home.folder,
      env: programEnvironment,
      ...spawnIds(home.user),
    });
  } catch (error) {
    const { code, stderr, message } = error as Error & { code?: string | number; stderr?: string };
    if (code === 'ENOENT') {
      throw new EmbeddedPostgresError(
        `${binaries.initdb} no se puede ejecutar en este sistema (¿usa musl, como Alpine?). ` +
          'Instala PostgreSQL y da su dirección en DATABASE_URL.',
      );
    }
    throw new EmbeddedPostgresError(
      `No he podido crear la base de datos en ${home.folder}: ${stderr || message}`,
    );
  }
}

function checkVersion(home: Home, major: number): void {
  const found = Number(fs.readFileSync(path.join(home.dataFolder, 'PG_VERSION'), 'utf8').trim());
  if (found === major) return;
  throw new EmbeddedPostgresError(
    `Los datos de ${home.dataFolder} son de PostgreSQL ${found} y aquí se incluye el ${major}. ` +
      `Pásalos con pg_dump y pg_restore, o vuelve a la versión de Vestidor que trae PostgreSQL ${found}.`,
  );
}

/**
 * Renames a synced draft, so data is complete or absent. Requires the start lock. Returns false when the
 * cluster existed.
 */
export async function initialise(binaries: Binaries, home: Home): Promise<boolean> {
  removeDrafts(home.folder);
  if (fs.existsSync(path.join(home.dataFolder, 'PG_VERSION'))) {
    checkVersion(home, binaries.major);
    return false;
  }
  if (fs.existsSync(home.dataFolder) && fs.readdirSync(home.dataFolder).length > 0) {
    throw new EmbeddedPostgresError(
      `${home.dataFolder} no está vacía y no contiene una base de datos. Aparta esa carpeta y arranca de nuevo.`,
    );
  }
  const draft = fs.mkdtempSync(path.join(home.folder, draftPrefix));
  giveTo(home.user, draft);
  await runInitdb(binaries, home, draft);
  fs.rmSync(home.dataFolder, { recursive: true, force: true });
  fs.renameSync(draft, home.dataFolder);
  syncFolder(home.folder);
  return true;
}
