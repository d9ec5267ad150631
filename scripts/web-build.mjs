import fs from 'node:fs';
import path from 'node:path';
import { runChild, stopRequest } from './child.mjs';
import { pathWith } from './dependencies.mjs';
import { localProgram } from './local-program.mjs';
import { withLock } from './lock.mjs';
import { cacheFolder, inRoot } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { hashWebSources } from './web-sources.mjs';

const buildFolder = inRoot('build');
const stampName = '.vestidor-web';
const compressedStamp = '.vestidor-compressed';
const translations = ['en', 'pt'];

function isCurrent(hash, stamp = stampName) {
  try {
    return fs.readFileSync(path.join(buildFolder, stamp), 'utf8') === hash;
  } catch {
    return false;
  }
}

/** Atomic for a running server. */
function swapIn(fresh) {
  const old = path.join(cacheFolder, `web-old-${process.pid}`);
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(buildFolder)) fs.renameSync(buildFolder, old);
  fs.renameSync(fresh, buildFolder);
  fs.rmSync(old, { recursive: true, force: true });
}

function removeLeftovers() {
  for (const name of fs.readdirSync(cacheFolder)) {
    if (/^web-(next|old)-\d+$/.test(name))
      fs.rmSync(path.join(cacheFolder, name), { recursive: true, force: true });
  }
}

/** Returns the folder of the build, or undefined when asked to stop. */
async function build(node, note, later, language) {
  const fresh = path.join(cacheFolder, `web-next-${process.pid}`);
  const { code, output } = await runChild(
    node,
    [localProgram('@react-router/dev', 'react-router'), 'build'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // Tools that run once would fill half of the cache.
        NODE_DISABLE_COMPILE_CACHE: '1',
        PATH: pathWith(node),
        WEB_BUILD_DIR: path.relative(inRoot(), fresh),
        VITE_LANGUAGE: language,
        ...(later && { WEB_COMPRESS_LATER: 'true' }),
      },
      quiet: true,
      onPid: note,
    },
  );
  if (stopRequest()) return;
  if (code !== 0) throw new SetupError(`No he podido preparar la web:\n${output.trim()}`);
  return fresh;
}

async function buildSpanish(node, hash, note, later) {
  say('Preparando la web…');
  removeLeftovers();
  const fresh = await build(node, note, later, 'es');
  if (fresh === undefined) return;
  fs.writeFileSync(path.join(fresh, stampName), hash);
  swapIn(fresh);
  say('Web preparada.');
}

/** Files with a hash in their name are equal where their names are. */
function addFiles(from, to) {
  for (const name of fs.readdirSync(from)) {
    const target = path.join(to, name);
    if (!fs.existsSync(target)) fs.renameSync(path.join(from, name), target);
  }
}

async function buildTranslation(node, hash, language, note) {
  const fresh = await build(node, note, true, language);
  if (fresh === undefined) return;
  for (const folder of ['assets', 'social'])
    addFiles(path.join(fresh, 'client', folder), path.join(buildFolder, 'client', folder));
  const pages = path.join(buildFolder, 'client', language);
  fs.rmSync(pages, { recursive: true, force: true });
  fs.renameSync(path.join(fresh, 'client', language), pages);
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.writeFileSync(path.join(buildFolder, `${stampName}-${language}`), hash);
  fs.rmSync(path.join(buildFolder, 'client', compressedStamp), { force: true });
}

/** Builds the web when its sources have changed. With `later`, `compressWeb` is left to do. */
export async function ensureWebBuild(node, { later = false } = {}) {
  if (!fs.existsSync(inRoot('react-router.config.ts'))) return;
  const hash = hashWebSources();
  if (isCurrent(hash)) return;
  await withLock('web-build', 'Otra orden está preparando la web; espero…', async (note) => {
    if (!isCurrent(hash)) await buildSpanish(node, hash, note, later);
  });
}

/** Builds the web in its other languages, beside the Spanish one, which may be served meanwhile. */
export async function ensureTranslations(node) {
  const hash = hashWebSources();
  const missing = () => translations.filter((language) => !isCurrent(hash, `${stampName}-${language}`));
  if (missing().length === 0 || !isCurrent(hash)) return;
  await withLock('web-build', 'Otra orden está preparando la web; espero…', async (note) => {
    for (const language of missing()) if (!stopRequest()) await buildTranslation(node, hash, language, note);
  });
  if (!stopRequest()) await compressWeb(node);
}

/** Sends files uncompressed if the folder is read-only. */
export async function compressWeb(node) {
  const client = path.join(buildFolder, 'client');
  const script = inRoot('web/pwa/compress-later.ts');
  const done = fs.existsSync(path.join(client, compressedStamp));
  if (done || !fs.existsSync(client) || !fs.existsSync(script)) return;
  await runChild(node, [script, client], { quiet: true });
}
