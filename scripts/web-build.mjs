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

function isCurrent(hash) {
  try {
    return fs.readFileSync(path.join(buildFolder, stampName), 'utf8') === hash;
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

async function build(node, hash, note, later) {
  say('Preparando la web…');
  removeLeftovers();
  const fresh = path.join(cacheFolder, `web-next-${process.pid}`);
  const { code, output } = await runChild(
    node,
    [localProgram('@react-router/dev', 'react-router'), 'build'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PATH: pathWith(node),
        WEB_BUILD_DIR: path.relative(inRoot(), fresh),
        ...(later && { WEB_COMPRESS_LATER: 'true' }),
      },
      quiet: true,
      onPid: note,
    },
  );
  if (stopRequest()) return;
  if (code !== 0) throw new SetupError(`No he podido preparar la web:\n${output.trim()}`);
  const result = fs.existsSync(fresh) ? fresh : buildFolder;
  fs.writeFileSync(path.join(result, stampName), hash);
  if (result === fresh) swapIn(fresh);
  say('Web preparada.');
}

/** Builds the web when its sources have changed. With `later`, `compressWeb` is left to do. */
export async function ensureWebBuild(node, { later = false } = {}) {
  if (!fs.existsSync(inRoot('react-router.config.ts'))) return;
  const hash = hashWebSources();
  if (isCurrent(hash)) return;
  await withLock('web-build', 'Otra orden está preparando la web; espero…', async (note) => {
    if (!isCurrent(hash)) await build(node, hash, note, later);
  });
}

/** Sends files uncompressed if the folder is read-only. */
export async function compressWeb(node) {
  const client = path.join(buildFolder, 'client');
  const script = inRoot('web/pwa/compress-later.ts');
  const done = fs.existsSync(path.join(client, '.vestidor-compressed'));
  if (done || !fs.existsSync(client) || !fs.existsSync(script)) return;
  await runChild(node, [script, client], { quiet: true });
}
