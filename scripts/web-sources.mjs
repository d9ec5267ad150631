import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const sources = [
  'web',
  'public',
  'contract',
  'illustrator',
  'stylist',
  'scanner',
  'models',
  'react-router.config.ts',
  'vite.config.ts',
  'package-lock.json',
];

const isTest = (name) => /\.test\.tsx?$/.test(name);

function* filesUnder(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield place;
    return;
  }
  for (const name of fs.readdirSync(place).sort()) {
    if (!isTest(name)) yield* filesUnder(path.join(place, name));
  }
}

export function hashWebSources() {
  // Company details are rendered into the pages.
  const written = Object.keys(process.env)
    .filter((name) => name.startsWith('LEGAL_'))
    .sort();
  const hash = createHash('sha256');
  for (const name of written) hash.update(`${name}=${process.env[name]}\0`);
  for (const source of sources) {
    for (const file of filesUnder(path.join(root, source))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(fs.readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
