import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { syncTree } from './durable-files.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Home } from './home-folder.ts';
import { canUse } from './run-as.ts';

export type Binaries = { postgres: string; initdb: string; major: number };

const systems: Record<string, string> = { linux: 'linux', darwin: 'darwin' };

function findPackage(): { folder: string; version: string } {
  const system = systems[process.platform];
  if (!system) {
    throw new EmbeddedPostgresError(
      'En este sistema no se incluye PostgreSQL. Instala uno (15 o posterior) y da su dirección en DATABASE_URL.',
    );
  }
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch {
    throw new EmbeddedPostgresError(
      `Falta el paquete ${name}, que trae PostgreSQL. Borra node_modules y arranca de nuevo, ` +
        'o da la dirección de otro PostgreSQL en DATABASE_URL.',
    );
  }
}

type Link = { source: string; target: string };

/** npm packages cannot contain links, and the install script that makes them may not have run. */
function rebuildLinks(folder: string): boolean {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return true;
  const links: Link[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.resolve(folder, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.rmSync(link, { force: true });
      fs.symlinkSync(path.relative(path.dirname(link), path.resolve(folder, source)), link);
    } catch {}
  }
  return links.every(({ target }) => fs.existsSync(path.resolve(folder, target)));
}

function hasPrograms(native: string, home: Home): boolean {
  return ['bin/postgres', 'bin/initdb', 'lib', 'share/postgresql'].every((part) =>
    canUse(home.user, path.join(native, part), part.startsWith('bin') ? 'enter' : 'read'),
  );
}

/** Copies next to the data, for a server user that cannot read ours. */
function copyPrograms(folder: string, version: string, home: Home): string {
  const copy = path.join(home.folder, `programs-${version}`);
  if (fs.existsSync(copy)) return copy;
  const draft = fs.mkdtempSync(path.join(home.folder, 'programs-draft-'));
  fs.cpSync(path.join(folder, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  if (!rebuildLinks(draft)) {
    throw new EmbeddedPostgresError(`No puedo crear enlaces en ${draft}. Elige con DATA_DIR otro disco.`);
  }
  fs.chmodSync(draft, 0o755);
  syncTree(draft);
  fs.renameSync(draft, copy);
  return copy;
}

function removeDrafts(home: Home): void {
  for (const name of fs.readdirSync(home.folder)) {
    if (name.startsWith('programs-draft-')) {
      fs.rmSync(path.join(home.folder, name), { recursive: true, force: true });
    }
  }
}

/** Requires the start lock. */
export function prepareBinaries(home: Home): Binaries {
  const { folder, version } = findPackage();
  removeDrafts(home);
  const usable = rebuildLinks(folder) && hasPrograms(path.join(folder, 'native'), home);
  const bin = path.join(usable ? folder : copyPrograms(folder, version, home), 'native', 'bin');
  return {
    postgres: path.join(bin, 'postgres'),
    initdb: path.join(bin, 'initdb'),
    major: Number.parseInt(version, 10),
  };
}
