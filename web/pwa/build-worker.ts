import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { prefixOf } from '#contract/languages.ts';
import { language } from '#web/language.ts';

const entry = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Pictures and the scanner's model are cached on use. */
const cached = /^(?!garment-reader-).*\.(js|css|woff2)$/;
/** Modules with which the pages that are useful offline begin. */
export const offlineChunks = [
  'entry.client',
  'manifest',
  'root',
  'app-layout',
  'members-only',
  'index-page',
  'member-or-visitor',
  'dashboard-page',
  'own-overview',
  'wardrobe-page',
  'garment-detail',
  'outfits-area',
  'toaster',
];

/** Bundles the service worker into `sw.js`, with the list of the build's files. */
export async function buildWorker(client: string): Promise<void> {
  const assets = path.join(client, 'assets');
  const prefix = prefixOf(language);
  const pages = path.join(client, prefix);
  const names = (await readdir(assets)).filter((name) => cached.test(name)).sort();
  const first = await neededOffline(assets, names);
  const inAssets = (some: readonly string[]) => some.map((name) => `/assets/${name}`);
  const files = inAssets(names);
  // Their names carry content hashes, so they identify the build.
  const shell = await readFile(path.join(pages, '__spa-fallback.html'), 'utf8');
  const version = createHash('sha256')
    .update(JSON.stringify([files, shell]))
    .digest('hex')
    .slice(0, 12);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify({ prefix, version, files, first: inAssets([...first]) }) },
    build: {
      outDir: pages,
      emptyOutDir: false,
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

/** The styles, the fonts, and the offline chunks with what they import statically. */
export async function neededOffline(assets: string, names: readonly string[]): Promise<ReadonlySet<string>> {
  const needed = new Set(names.filter((name) => !name.endsWith('.js')));
  for (const chunk of offlineChunks) {
    // The root has a style sheet of its name, too.
    const name = names.find((one) => one.startsWith(`${chunk}-`) && one.endsWith('.js'));
    if (name === undefined) throw new Error(`The build has no chunk ${chunk}`);
    needed.add(name);
  }
  for (const name of needed) {
    if (!name.endsWith('.js')) continue;
    const source = await readFile(path.join(assets, name), 'utf8');
    for (const [, imported = ''] of source.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      needed.add(imported);
  }
  return needed;
}
