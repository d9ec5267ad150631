import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** What the application cannot do without; pictures come when they are looked at, and what reads photographs when it is asked for. */
const essential = /^(?!garment-reader-).*\.(js|css|woff2)$/;

/** Bundles the service worker into `sw.js`, with the list of the files that make up this build. */
export async function buildWorker(client: string): Promise<void> {
  const names = (await readdir(path.join(client, 'assets'))).filter((name) => essential.test(name)).sort();
  const files = names.map((name) => `/assets/${name}`);
  // The shell and the files stand for the build: their names carry the hash of what is in them.
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
