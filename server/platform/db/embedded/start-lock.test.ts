import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { withStartLock } from './start-lock.ts';

test('lets one in at a time, from behind a dead holder too', async () => {
  const folder = makeTemporaryFolder();
  fs.writeFileSync(path.join(folder, 'start.lock'), 'cut sho');
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withStartLock(folder, work)));
  expect(most).toBe(1);
  expect(fs.readdirSync(folder)).toEqual([]);
  fs.rmSync(folder, { recursive: true });
});

test('is free again after work that fails', async () => {
  const folder = makeTemporaryFolder();
  await expect(withStartLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withStartLock(folder, async () => 'yes')).toBe('yes');
  fs.rmSync(folder, { recursive: true });
});
