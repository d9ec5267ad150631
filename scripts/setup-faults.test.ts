import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let clone: string;
beforeAll(() => {
  clone = makeTemporaryFolder();
  for (const name of ['scripts', '.nvmrc', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, name), path.join(clone, name), { recursive: true });
});
afterAll(() => rmSync(clone, { recursive: true }));

const node = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8', env: { ...process.env, ...env } });

it('a program folder that cannot be written is one sentence', () => {
  const cache = path.join(clone, '.cache');
  writeFileSync(cache, '');
  const { status, stderr } = node(['scripts/run.mjs', 'start']);
  expect(stderr).toMatch(/^No puedo escribir en .*\.cache \(EEXIST\).*\[PROGRAM_FOLDER\]\n$/);
  expect(status).toBe(1);
  rmSync(cache);
});

it('npm keeps its cache in the program’s folder where the home cannot be written', () => {
  const cacheWith = (env: Record<string, string>) =>
    node(
      [
        '--input-type=module',
        '-e',
        `import { npmEnvironment } from './scripts/npm-environment.mjs';
         console.log(npmEnvironment().npm_config_cache);`,
      ],
      { npm_config_cache: '', ...env },
    ).stdout.trim();
  const file = path.join(clone, 'not-a-folder');
  writeFileSync(file, '');
  expect(cacheWith({ HOME: file, LOCALAPPDATA: file })).toBe(path.join(clone, '.cache', 'npm'));
  const home = path.join(clone, 'home');
  mkdirSync(home);
  const chosen = path.join(home, 'other');
  expect(cacheWith({ HOME: home, npm_config_cache: chosen })).toBe(chosen);
});
