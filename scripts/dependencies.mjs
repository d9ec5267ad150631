import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runChild, stopRequest } from './child.mjs';
import { withLock } from './lock.mjs';
import { fetchedVersion } from './node-runtime.mjs';
import { npmFor, npmHere } from './npm-cli.mjs';
import { npmEnvironment } from './npm-environment.mjs';
import { cacheFolder, inRoot, modulesFolder, root } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { removeUnusedFiles } from './unused-files.mjs';

/** npm's rule for `os`, `cpu` and `libc`: allowed names, or refused ones with a leading `!`. */
function admits(list, value) {
  if (!list) return true;
  const names = [list].flat();
  const refused = names.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  const accepted = names.filter((name) => !name.startsWith('!'));
  return !refused.includes(value) && (accepted.length === 0 || accepted.includes(value));
}

const isMadeFor = (entry, machine) =>
  Boolean(entry.os || entry.cpu || entry.libc) &&
  admits(entry.os, machine.platform) &&
  admits(entry.cpu, machine.arch) &&
  admits(entry.libc, machine.libc);

/**
 * Compares node_modules/.package-lock.json with the lock file for this machine. Detects incomplete
 * installations: an old Node makes npm skip optional packages silently.
 */
function isInstalled(lock, recorded, machine) {
  return Object.entries(lock.packages).every(([place, entry]) => {
    if (place === '' || entry.link) return true;
    const found = recorded.packages?.[place];
    if (!found) return Boolean(entry.optional) && !isMadeFor(entry, machine);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

const stampFile = path.join(modulesFolder, '.vestidor-lock');

const readText = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** `tools` are what tests and measurements need beside the program. */
function stampOf(tools) {
  const hash = createHash('sha256')
    .update(readText(inRoot('package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform}-${process.arch}${tools ? ' with tools' : ''}\n`;
}

const matches = (tools) => [stampOf(true), ...(tools ? [] : [stampOf(false)])].includes(readText(stampFile));

function installedByHand() {
  const recorded = readText(path.join(modulesFolder, '.package-lock.json'));
  if (!recorded) return false;
  // Reached only on glibc, or under the machine's own Node, where npm chose the packages.
  const machine = { platform: process.platform, arch: process.arch, libc: 'glibc' };
  return isInstalled(JSON.parse(readText(inRoot('package-lock.json'))), JSON.parse(recorded), machine);
}

const installFlags = [
  '--ignore-scripts',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** An old Node runs npm while the newer one is fetched, and chooses packages for that one. */
async function npmProgram(finding) {
  const here = fetchedVersion && npmHere();
  if (here) return [process.execPath, '--require', inRoot('scripts/as-fetched-node.cjs'), here];
  const node = await finding;
  return [node, await npmFor(node)];
}

/** Moves what an installation without tools lacks; what it has may be in use. */
function addMissing(from, to) {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) addMissing(source, target);
    else if (fs.lstatSync(target, { throwIfNoEntry: false }) === undefined) fs.renameSync(source, target);
  }
}

function copyOfProject() {
  const folder = path.join(cacheFolder, 'with-tools');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    fs.copyFileSync(inRoot(name), path.join(folder, name));
  return folder;
}

async function install(finding, tools, note) {
  // Added to an installation that a server may be running from.
  const added = tools && readText(stampFile) === stampOf(false);
  say(added ? 'Instalando lo que piden las pruebas…' : 'Instalando las dependencias…');
  const [program, ...before] = await npmProgram(finding);
  const folder = added ? copyOfProject() : root;
  const modules = path.join(folder, 'node_modules');
  const npm = (...args) =>
    runChild(program, [...before, ...args, tools ? '--include=dev' : '--omit=dev', ...installFlags], {
      cwd: folder,
      env: { ...npmEnvironment(), PATH: pathWith(program), VESTIDOR_NODE_VERSION: `v${fetchedVersion}` },
      quiet: true,
      onPid: note,
    });
  // Removed first, so that an interrupted installation is not taken for a complete one.
  fs.rmSync(stampFile, { force: true });
  let result = await npm('ci');
  if (result.code !== 0 && result.output.includes('EUSAGE')) {
    // `npm ci` rejects our lock file where the registry lacks packages of other platforms (npm/cli#9846).
    // `npm install` accepts it, but would keep a partial installation.
    fs.rmSync(modules, { recursive: true, force: true });
    result = await npm('install', '--no-save');
  }
  if (stopRequest()) return;
  if (result.code !== 0)
    throw new SetupError(`No he podido instalar las dependencias:\n${result.output.trim()}`);
  if (added) {
    addMissing(modules, modulesFolder);
    fs.copyFileSync(path.join(modules, '.package-lock.json'), path.join(modulesFolder, '.package-lock.json'));
    fs.rmSync(folder, { recursive: true, force: true });
  }
  removeUnusedFiles({ tools });
  fs.writeFileSync(stampFile, stampOf(tools));
  say('Dependencias instaladas.');
}

/** For programs that start `node` by name. */
export const pathWith = (node) => `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`;

/**
 * Installs node_modules from package-lock.json unless it is up to date.
 * @param finding the Node that will run the program
 */
export async function ensureDependencies(finding, { tools }) {
  if (matches(tools)) return;
  await withLock('install', 'Otra orden está instalando las dependencias; espero…', async (note) => {
    if (matches(tools)) return;
    if (installedByHand()) return fs.writeFileSync(stampFile, stampOf(true));
    await install(finding, tools, note);
  });
}
