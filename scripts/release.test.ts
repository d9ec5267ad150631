import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let clone: string;
const read = (...parts: string[]) => readFileSync(path.join(clone, ...parts), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@ejemplo.es', ...args], {
    cwd: clone,
    encoding: 'utf8',
  }).trim();
const release = (version: string) =>
  spawnSync(process.execPath, ['scripts/release.mjs', version], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'Ana',
      GIT_AUTHOR_EMAIL: 'ana@ejemplo.es',
      GIT_COMMITTER_NAME: 'Ana',
      GIT_COMMITTER_EMAIL: 'ana@ejemplo.es',
    },
  });

beforeAll(() => {
  clone = makeTemporaryFolder();
  for (const name of ['scripts', '.nvmrc', '.npmrc', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, name), path.join(clone, name), { recursive: true });
  writeFileSync(path.join(clone, '.gitignore'), '.cache\nrelease/\n');
  writeFileSync(
    path.join(clone, 'CHANGELOG.md'),
    '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.1.0\n',
  );
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});
afterAll(() => rmSync(clone, { recursive: true }));

it('a release is a dated changelog, a tag, an archive, an SBOM and checksums', { timeout: 120_000 }, () => {
  expect(release('90.1.0')).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(read('package.json')).version).toBe('90.1.0');
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe('90.1.0');
  expect(read('CHANGELOG.md')).toMatch(/## Unreleased\n\n## 90\.1\.0 – \d{4}-\d\d-\d\d\n\n- A change\./);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', 'v90.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));

  const { bomFormat, metadata, components } = JSON.parse(read('release', 'vestidor-90.1.0.cdx.json'));
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({ type: 'application', name: 'vestidor', version: '90.1.0' });
  const names = components.map(({ name }: { name: string }) => name);
  expect(names).toContain('fastify');
  expect(names).not.toContain('vitest');

  const sums = read('release', 'SHA256SUMS').trim().split('\n');
  expect(sums.map((line) => line.split('  ')[1])).toEqual([
    'vestidor-90.1.0.cdx.json',
    'vestidor-90.1.0.tar.gz',
  ]);
  for (const [sum, file = ''] of sums.map((line) => line.split('  ')))
    expect(
      createHash('sha256')
        .update(readFileSync(path.join(clone, 'release', file)))
        .digest('hex'),
    ).toBe(sum);

  const again = release('90.1.0');
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('posterior a 90.1.0')]);
  const nothing = release('90.2.0');
  expect([nothing.status, nothing.stderr]).toEqual([1, expect.stringContaining('no tiene cambios')]);
});
