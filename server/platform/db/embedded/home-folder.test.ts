import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { findHome } from './home-folder.ts';

function inFolder(work: (dataDir: string) => void): void {
  const folder = makeTemporaryFolder();
  try {
    work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test('puts the database inside the data folder, closed to others', () =>
  inFolder((dataDir) => {
    const home = findHome(dataDir);
    expect(home.folder).toBe(path.join(dataDir, 'cluster'));
    expect(fs.statSync(home.folder).mode & 0o777).toBe(0o700);
  }));

test('follows the note that says where the database had to go', () =>
  inFolder((dataDir) => {
    const elsewhere = path.join(dataDir, 'elsewhere');
    fs.mkdirSync(elsewhere);
    fs.writeFileSync(path.join(dataDir, 'postgres-location'), `${elsewhere}\n`);
    expect(findHome(dataDir).folder).toBe(elsewhere);
  }));

test('does not start empty when the noted folder is gone', () =>
  inFolder((dataDir) => {
    fs.writeFileSync(path.join(dataDir, 'postgres-location'), '/nowhere/at/all\n');
    expect(() => findHome(dataDir)).toThrow(/esa carpeta no existe/);
  }));

test('does not let a copy of the data folder use the original database', () =>
  inFolder((parent) => {
    const [original, copy, elsewhere] = ['original', 'copy', 'elsewhere'].map((name) =>
      path.join(parent, name),
    );
    if (!original || !copy || !elsewhere) throw new Error('unreachable');
    for (const folder of [original, copy, elsewhere]) fs.mkdirSync(folder);
    fs.writeFileSync(path.join(original, 'postgres-location'), `${elsewhere}\n`);
    findHome(original);
    fs.copyFileSync(path.join(original, 'postgres-location'), path.join(copy, 'postgres-location'));
    expect(() => findHome(copy)).toThrow(/parece una copia/);
  }));
