import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { SetupError } from './progress.mjs';

const works = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
const isThere = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, name)));

/** Each with Debian's package. `isFound` starts what has a version to print. */
const needed = [
  { name: 'firefox', path: process.env.FIREFOX_PATH ?? 'firefox-esr', isFound: works, debian: 'firefox-esr' },
  { name: 'webkit', path: 'WebKitWebDriver', isFound: isThere, debian: 'webkit2gtk-driver' },
  { name: 'webkit', path: 'Xvfb', isFound: isThere, debian: 'xvfb' },
];

/** @param only a browser's name; both without one */
export async function ensureBrowsers(only = '') {
  const missing = () =>
    needed
      .filter(({ name, path: file, isFound }) => name.includes(only) && !isFound(file))
      .map(({ debian }) => debian);
  if (missing().length > 0) await installDebianPackages(missing());
  if (missing().length > 0)
    throw new SetupError(
      `Faltan navegadores. Instálalos (en Debian: apt-get install ${missing().join(' ')}) y repite la orden; FIREFOX_PATH puede decir dónde está Firefox.`,
    );
}
