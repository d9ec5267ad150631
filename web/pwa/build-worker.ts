import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Cached on installation; pictures and the scanner's model are cached on use. */
const essential = /^(?!garment-reader-).*\.(js|css|woff2)$/;

/** Bundles the service worker into `sw.js`, with the list of the build's files. */
export async function buildWorker(client: string): Promise<void> {
  const names = (await readdir(path.join(client, 'assets'))).filter((name) => essential.test(name)).sort();
  const files = names.map((name) => `/assets/${name}`);
  // Their names carry content hashes, so they identify the build.
  const shell = await readFile(path.join(client, '__spa-fallback.html'), 'utf8');
  const version = createHash('sha256')
    .update(JSON.stringify([files, shell]))
    .digest('hex')
    .slice(0, 12);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify({ version, files }) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}
