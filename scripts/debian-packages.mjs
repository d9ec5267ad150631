import fs from 'node:fs';
import { runChild } from './child.mjs';
import { say } from './progress.mjs';

/** Only where it is possible: on Debian and its kin, as root. */
export async function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  say(`Instalando de Debian: ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runChild('apt-get', ['update'], { env, quiet: true });
  await runChild('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, quiet: true });
}
