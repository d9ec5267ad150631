import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { neededOffline, offlineChunks } from './build-worker.ts';

test('offline needs the modules of its pages, also where a style sheet has the same name', async () => {
  const assets = makeTemporaryFolder();
  const modules = offlineChunks.map((chunk) => `${chunk}-Zm9vYmFy.js`);
  await Promise.all(modules.map((name) => writeFile(path.join(assets, name), '')));
  await writeFile(path.join(assets, 'root-Zm9vYmFy.js'), 'import"./shared-Zm9vYmFy.js"');
  await writeFile(path.join(assets, 'shared-Zm9vYmFy.js'), '');
  const names = ['root-Aaaaaaaa.css', ...modules];
  expect([...(await neededOffline(assets, names))].sort()).toEqual([...names, 'shared-Zm9vYmFy.js'].sort());
});
