import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { prepareSocketFolder, socketPath } from './socket-folder.ts';

const us = { name: 'us' };
const homeIn = (folder: string) => ({ folder, dataFolder: path.join(folder, 'data'), user: us });

test('keeps the socket beside the data where its path is short enough', () => {
  const home = makeTemporaryFolder();
  const folder = prepareSocketFolder(homeIn(home));
  expect(folder).toBe(path.join(home, 'socket'));
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  fs.rmSync(home, { recursive: true });
});

test('finds the same short private folder again for a long path', () => {
  const home = path.join('/', 'carpeta-larga'.repeat(10));
  const folder = prepareSocketFolder(homeIn(home));
  expect(Buffer.byteLength(socketPath(folder))).toBeLessThanOrEqual(100);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  expect(prepareSocketFolder(homeIn(home))).toBe(folder);
  fs.rmdirSync(folder);
});

test('does not follow a foreign link under the short name', () => {
  const home = path.join('/', 'otra-carpeta'.repeat(10));
  const folder = prepareSocketFolder(homeIn(home));
  fs.rmdirSync(folder);
  fs.symlinkSync('/', folder);
  expect(() => prepareSocketFolder(homeIn(home))).toThrow(/es de otro usuario/);
  fs.unlinkSync(folder);
});
