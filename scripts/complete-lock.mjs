// Run after changing dependencies: node scripts/complete-lock.mjs. npm omits optional packages of other
// platforms that the registry does not hold, and `npm ci` then rejects the lock file (npm/cli#9846). Adds
// the missing entries with the platform from their name.
import fs from 'node:fs';
import { inRoot } from './paths.mjs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'wasm32'];

function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (!cpu) throw new Error(`No platform in the name of ${name}: add its entry by hand.`);
  const libc = os !== 'linux' ? undefined : words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return { cpu: [cpu], ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

function isFound(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

const file = inRoot('package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([place, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isFound(lock.packages, place, name))
    .map(([name, version]) => ({ name, version, dev: entry.dev })),
);
for (const { name, version, dev } of missing) {
  // Ranges need the registry; platform packages pin one version.
  if (!/^\d/.test(version))
    throw new Error(`${name}@${version} names no exact version: add its entry by hand.`);
  lock.packages[`node_modules/${name}`] = {
    version,
    ...platformOf(name),
    ...(dev && { dev }),
    optional: true,
  };
}
const { '': project, ...rest } = lock.packages;
lock.packages = {
  '': project,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
};
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(missing.length === 0 ? 'The lock file is complete.' : `Added ${missing.length} entries.`);
