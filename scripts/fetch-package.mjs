import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runChild } from './child.mjs';
import { npmEnvironment } from './npm-environment.mjs';
import { cacheFolder } from './paths.mjs';
import { SetupError } from './progress.mjs';

/** Uses npm's registry, proxy and cache; a lock file of one entry makes it verify the checksum. */
async function fetchWithNpm({ name, version, integrity }, workshop, npmCli) {
  const dependencies = { [name]: version };
  const lock = {
    name: 'cache',
    lockfileVersion: 3,
    packages: { '': { name: 'cache', dependencies }, [`node_modules/${name}`]: { version, integrity } },
  };
  fs.writeFileSync(
    path.join(workshop, 'package.json'),
    JSON.stringify({ name: 'cache', private: true, dependencies }),
  );
  fs.writeFileSync(path.join(workshop, 'package-lock.json'), JSON.stringify(lock));
  const args = [npmCli, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runChild(process.execPath, args, {
    cwd: workshop,
    env: npmEnvironment(),
    quiet: true,
  });
  if (code !== 0) throw new SetupError(`No he podido descargar ${name}@${version}:\n${output.trim()}`);
  return path.join(workshop, 'node_modules', name);
}

/** Without npm, only a configured registry can be used. */
async function fetchDirectly({ name, version, integrity }, workshop) {
  const registry = process.env.npm_config_registry;
  if (!registry) {
    throw new SetupError(
      'No encuentro npm. Instálalo (viene con Node: https://nodejs.org) y repite la orden.',
    );
  }
  const response = await fetch(`${registry.replace(/\/$/, '')}/${name}/-/${name}-${version}.tgz`);
  if (!response.ok)
    throw new SetupError(`No he podido descargar ${name}@${version}: HTTP ${response.status}.`);
  const archive = Buffer.from(await response.arrayBuffer());
  if (`sha512-${createHash('sha512').update(archive).digest('base64')}` !== integrity) {
    throw new SetupError(`La descarga de ${name}@${version} no coincide con su suma de control.`);
  }
  const file = path.join(workshop, 'package.tgz');
  fs.writeFileSync(file, archive);
  const unpacked = spawnSync('tar', ['-xzf', file, '-C', workshop], { encoding: 'utf8' });
  if (unpacked.status !== 0) throw new SetupError(`No he podido abrir ${file}: ${unpacked.stderr ?? ''}`);
  return path.join(workshop, 'package');
}

/**
 * Fetches one npm package into `folder`. Prepares it elsewhere and renames it, so the folder is complete or
 * absent even with concurrent commands.
 */
export async function fetchPackage(wanted, folder, npmCli) {
  const workshop = path.join(cacheFolder, `fetch-${randomUUID()}`);
  fs.mkdirSync(workshop, { recursive: true });
  try {
    const fetched = npmCli
      ? await fetchWithNpm(wanted, workshop, npmCli)
      : await fetchDirectly(wanted, workshop);
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    try {
      fs.renameSync(fetched, folder);
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code) || !fs.existsSync(folder)) throw error;
    }
  } finally {
    fs.rmSync(workshop, { recursive: true, force: true });
  }
}
