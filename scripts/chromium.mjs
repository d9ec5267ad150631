import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { runChild } from './child.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { localProgram } from './local-program.mjs';
import { inRoot } from './paths.mjs';
import { SetupError, say } from './progress.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** `--version` loads the shared libraries, so an incomplete installation or a snap stub fails here. */
const works = (file) =>
  fs.existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

function playwrightBrowser(node) {
  const print = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  return spawnSync(node, ['-e', print], { cwd: inRoot(), encoding: 'utf8' }).stdout?.trim() ?? '';
}

async function download(node) {
  say('Descargando el Chromium de Playwright…');
  const { code } = await runChild(node, [localProgram('playwright-core'), 'install', 'chromium'], {
    quiet: true,
  });
  return code === 0;
}

/**
 * Returns the first Chromium that starts: the configured one, the system's, Playwright's or Debian's
 * package.
 */
export async function findChromium(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new SetupError(`CHROMIUM_PATH dice ${named}, pero ese programa no arranca.`);
  }
  const system = usual.find(works);
  if (system) return system;
  if (works(playwrightBrowser(node)) || ((await download(node)) && works(playwrightBrowser(node)))) {
    return playwrightBrowser(node);
  }
  await installDebianPackages(['chromium', 'chromium-headless-shell']);
  const installed = usual.find(works);
  if (installed) return installed;
  throw new SetupError(
    'No hay Chromium y no he podido conseguir uno. Instálalo (en Debian: apt-get install chromium) o di dónde está con CHROMIUM_PATH.',
  );
}
