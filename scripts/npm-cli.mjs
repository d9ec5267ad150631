import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fetchPackage } from './fetch-package.mjs';
import { npmEnvironment } from './npm-environment.mjs';
import { cacheFolder } from './paths.mjs';
import { SetupError, say } from './progress.mjs';

const pinned = {
  name: 'npm',
  version: '11.19.1',
  integrity:
    'sha512-ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==',
};
const oldestGood = 10;

function isNpmCli(file) {
  return Boolean(file) && /npm-cli\.c?js$/.test(file) && fs.existsSync(file);
}

/** Finds npm: the one that started us, the one beside node, or the one in PATH. */
export function findNpmCli() {
  const besideNode = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(besideNode, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(besideNode, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    try {
      candidates.push(fs.realpathSync(path.join(folder, 'npm')));
    } catch {}
  }
  return candidates.find(isNpmCli);
}

function versionUnder(node, cli) {
  const probe = spawnSync(node, [cli, '--version'], { encoding: 'utf8', env: npmEnvironment() });
  return probe.status === 0 ? Number.parseInt(probe.stdout, 10) : 0;
}

/** Undefined without an npm that supports our lock file and works under the running Node. */
export function npmHere() {
  const found = findNpmCli();
  return found && versionUnder(process.execPath, found) >= oldestGood ? found : undefined;
}

/**
 * Returns an npm that works under `node`. Distributions patch theirs for their own node, and releases
 * before 10 do not support our lock file; those are replaced by a pinned one.
 */
export async function npmFor(node) {
  const found = findNpmCli();
  if (found && versionUnder(node, found) >= oldestGood) return found;
  const folder = path.join(cacheFolder, `npm-${pinned.version}`);
  const cli = path.join(folder, 'bin', 'npm-cli.js');
  if (!fs.existsSync(cli)) {
    say(`Descargando npm ${pinned.version}…`);
    await fetchPackage(pinned, folder, found);
  }
  if (!versionUnder(node, cli)) throw new SetupError('El npm descargado no funciona; borra .cache y repite.');
  return cli;
}
