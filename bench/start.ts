import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/factories/free-port.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { machine, type Spread, spreadOf } from './_measure.ts';

/** `npm start` on a fresh clone with an empty home, by the caller's own Node, and again on what it left. */
const rounds = process.env.BENCH_SHORT === undefined ? 5 : 1;
const wanted = { first: 45, again: 2, megabytes: 450 };
const root = fileURLToPath(new URL('..', import.meta.url));
const callersPath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.startsWith(path.join(root, '.cache')))
  .join(path.delimiter);

async function start(clone: string, folder: string): Promise<{ ready: number; log: string }> {
  const port = await freePort();
  const { XDG_CACHE_HOME: _, NODE_COMPILE_CACHE: __, ...inherited } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NPM_CONFIG_USERCONFIG: path.join(os.homedir(), '.npmrc'),
      ...inherited,
      PATH: callersPath,
      HOME: path.join(folder, 'home'),
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += String(text)));
  const from = performance.now();
  const exit = once(child, 'exit');
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${log}`);
    await sleep(50);
  }
  const ready = (performance.now() - from) / 1000;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await exit;
  await sleep(2000);
  return { ready, log };
}

const megabytesOf = (...folders: string[]) =>
  Number(
    execFileSync('du', ['-sm', '-c', ...folders], { encoding: 'utf8' })
      .split('\n')
      .at(-2)
      ?.split('\t')[0],
  );

const told = ({ median, min, max }: Spread, unit: string, wish: number) =>
  `${median.toFixed(1)} ${unit}  (${min.toFixed(1)}–${max.toFixed(1)}; wish ${wish})`;

const figures = {
  first: [] as number[],
  installed: [] as number[],
  again: [] as number[],
  megabytes: [] as number[],
};
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
};
console.log(`\nnpm start of ${version} on a fresh clone, an empty home\n${machine()}; ${rounds} rounds\n`);
for (let round = 0; round < rounds; round++) {
  const folder = makeTemporaryFolder();
  const clone = path.join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const { ready, log } = await start(clone, folder);
  figures.first.push(ready);
  const installed = /\[\s*([\d,]+) s\] Dependencias instaladas/.exec(log)?.[1];
  figures.installed.push(Number(installed?.replace(',', '.') ?? Number.NaN));
  figures.again.push((await start(clone, folder)).ready);
  figures.megabytes.push(megabytesOf(path.join(clone, 'node_modules'), path.join(clone, 'build')));
  await rm(folder, { recursive: true, force: true });
}
console.log(`ready after               ${told(spreadOf(figures.first), 's', wanted.first)}`);
console.log(`of which installing       ${spreadOf(figures.installed).median.toFixed(1)} s`);
console.log(`again                     ${told(spreadOf(figures.again), 's', wanted.again)}`);
console.log(`packages and built web    ${told(spreadOf(figures.megabytes), 'MB', wanted.megabytes)}`);
