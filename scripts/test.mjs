import { runChild } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { pathWith } from './dependencies.mjs';
import { localProgram } from './local-program.mjs';
import { inRoot } from './paths.mjs';
import { say } from './progress.mjs';
import { ensureTranslations, ensureWebBuild } from './web-build.mjs';

/**
 * Steps in order, cheap ones first. A step returns an exit code; undefined means success. Our own checks
 * are child processes like the others, because this file may run on an older Node than they need.
 */
function stepsFor(node) {
  const env = { ...process.env, PATH: pathWith(node) };
  const program =
    (packageName, command, ...args) =>
    async () =>
      (await runChild(node, [localProgram(packageName, command), ...args], { env })).code;
  const script = (file) => async () => (await runChild(node, [inRoot(file)], { env })).code;
  return {
    biome: program('@biomejs/biome', 'biome', 'ci', '.'),
    imports: script('scripts/imports/check.mjs'),
    comments: script('scripts/comments.mjs'),
    translations: script('scripts/translations.mjs'),
    knip: program('knip', 'knip'),
    typegen: program('@react-router/dev', 'react-router', 'typegen'),
    tsc: program('typescript', 'tsc'),
    vitest: program('vitest', 'vitest', 'run'),
    web: async () => {
      await ensureWebBuild(node, { later: true });
      await ensureTranslations(node);
    },
    chromium: async () => {
      env.CHROMIUM_PATH = await findChromium(node);
    },
    playwright: program('@playwright/test', 'playwright', 'test'),
    'fast-vitest': script('scripts/fast-tests.mjs'),
  };
}

const groups = {
  playwright: ['chromium', 'playwright'],
  whole: [
    'biome',
    'imports',
    'comments',
    'translations',
    'knip',
    'typegen',
    'tsc',
    'vitest',
    'web',
    'chromium',
    'playwright',
  ],
  fast: ['biome', 'imports', 'comments', 'translations', 'typegen', 'tsc', 'fast-vitest'],
};

async function timed(name, run) {
  const startedAt = Date.now();
  say(`▸ ${name}`);
  let code = 1;
  try {
    code = (await run()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  say(code === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)`);
  return code === 0;
}

/**
 * Runs the named steps or groups in order, up to the first that fails; without names, the whole.
 */
export async function runTests(node, names) {
  const steps = stepsFor(node);
  const wanted = (names.length === 0 ? ['whole'] : names).flatMap((name) => groups[name] ?? [name]);
  const unknown = wanted.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(', ')}. There are: ${Object.keys({ ...groups, ...steps }).join(', ')}`,
    );
    return 2;
  }
  let passed = 0;
  // The checks take one processor, so that the other prepares meanwhile what tests need.
  const early = ['web', 'chromium'].filter((name) => wanted.indexOf(name) > 0);
  for (const name of early) {
    const preparing = steps[name]();
    // Its failure is told at its own step.
    preparing.catch(() => {});
    steps[name] = () => preparing;
  }
  for (const name of wanted) {
    // Tests expect the web whole or absent.
    if (name === 'vitest' && early.includes('web')) await steps.web().catch(() => {});
    if (!(await timed(name, steps[name]))) {
      console.log(`${passed} passed, 1 failed (${name})`);
      return 1;
    }
    passed += 1;
  }
  console.log(`${passed} passed, 0 failed`);
  return 0;
}
