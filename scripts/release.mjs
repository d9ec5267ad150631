// node scripts/release.mjs 0.2.0: dates the changelog, commits and tags the version, and writes to release/ an archive of the
// source, an SBOM in CycloneDX and SHA256SUMS. Nothing is pushed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npmFor } from './npm-cli.mjs';
import { npmEnvironment } from './npm-environment.mjs';
import { inRoot } from './paths.mjs';
import { SetupError, setupFaultOf } from './progress.mjs';

const heading = '## Unreleased\n';

const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim();

function isNewer(version, than) {
  const numbers = (text) => text.split('.').map(Number);
  const [before, after] = [numbers(than), numbers(version)];
  const at = after.findIndex((number, i) => number !== before[i]);
  return at >= 0 && after[at] > before[at];
}

function dated(changelog, version) {
  const [head, tail] = changelog.split(heading);
  const changes = tail?.split(/^## /m)[0].trim();
  if (!changes) throw new SetupError('CHANGELOG.md no tiene cambios bajo «Unreleased».');
  const day = new Date().toISOString().slice(0, 10);
  return `${head}${heading}\n## ${version} – ${day}\n${tail}`;
}

function commitVersion(version, npm) {
  const { version: current } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  if (!/^\d+\.\d+\.\d+$/.test(version) || !isNewer(version, current))
    throw new SetupError(`Di una versión posterior a ${current}: node scripts/release.mjs X.Y.Z`);
  if (git('status', '--porcelain') !== '') throw new SetupError('Hay cambios sin confirmar en git.');
  const changelog = dated(fs.readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version);
  npm(inRoot(), 'version', version, '--no-git-tag-version', '--ignore-scripts');
  fs.writeFileSync(inRoot('CHANGELOG.md'), changelog);
  git('commit', '--quiet', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Vestidor ${version}`);
}

/** From the tagged tree, so that the files belong to the version whatever the folder holds. */
function writeFiles(version, npm) {
  const folder = inRoot('release');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder);
  const name = `vestidor-${version}`;
  const archive = path.join(folder, `${name}.tar.gz`);
  git('archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${archive}`, `v${version}`);

  const workshop = fs.mkdtempSync(path.join(os.tmpdir(), 'vestidor-release-'));
  const tree = path.join(workshop, 'vestidor');
  fs.mkdirSync(tree);
  for (const file of ['package.json', 'package-lock.json'])
    fs.writeFileSync(path.join(tree, file), `${git('show', `v${version}:${file}`)}\n`);
  const sbom = npm(
    tree,
    ...['sbom', '--package-lock-only', '--omit=dev'],
    ...['--sbom-format=cyclonedx', '--sbom-type=application'],
  );
  fs.rmSync(workshop, { recursive: true });
  fs.writeFileSync(path.join(folder, `${name}.cdx.json`), sbom);

  const sums = fs.readdirSync(folder).map((file) => {
    const hash = createHash('sha256').update(fs.readFileSync(path.join(folder, file)));
    return `${hash.digest('hex')}  ${file}\n`;
  });
  fs.writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));
}

try {
  const [version = ''] = process.argv.slice(2);
  const cli = await npmFor(process.execPath);
  const npm = (cwd, ...args) =>
    execFileSync(process.execPath, [cli, ...args, '--loglevel=error'], {
      cwd,
      env: npmEnvironment(),
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
  commitVersion(version, npm);
  writeFiles(version, npm);
  console.log(`Versión ${version} en release/. Publícala: git push --follow-tags`);
} catch (error) {
  const fault = setupFaultOf(error);
  if (fault === undefined) throw error;
  console.error(fault);
  process.exitCode = 1;
}
