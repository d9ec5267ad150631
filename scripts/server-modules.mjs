// For images: leaves in node_modules what the server loads.

import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { removeUnusedFiles } from './unused-files.mjs';

const folders = ['contract', 'stylist', 'advisor', 'scanner', 'illustrator', 'sandbox', 'server'];
const inBrowser = path.join('scanner', 'in-browser');

const readJson = (name) => JSON.parse(fs.readFileSync(inRoot(name), 'utf8'));

function sourcesIn(folder) {
  return fs
    .readdirSync(inRoot(folder), { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith(inBrowser));
}

/** Places in the lock file of the named packages and all that they need. */
function withDependencies(names, packages) {
  const places = new Set();
  const add = (from, name) => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const place = `${folder && `${folder}/`}node_modules/${name}`;
      if (packages[place] !== undefined) {
        if (places.has(place)) return;
        places.add(place);
        const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
          packages[place];
        for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
          if (!peerDependenciesMeta?.[needed]?.optional) add(place, needed);
        return;
      }
      if (folder === '') return;
    }
  };
  for (const name of names) add('', name);
  return places;
}

const sources = folders.flatMap(sourcesIn).map((name) => fs.readFileSync(inRoot(name), 'utf8'));
const loaded = Object.keys(readJson('package.json').dependencies).filter((name) =>
  sources.some((source) => source.includes(`'${name}'`) || source.includes(`'${name}/`)),
);
const { packages } = readJson('package-lock.json');
const needed = withDependencies(loaded, packages);
for (const place of Object.keys(packages))
  if (place !== '' && !needed.has(place)) fs.rmSync(inRoot(place), { recursive: true, force: true });
removeUnusedFiles({ tools: false });
