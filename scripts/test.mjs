import { runChild } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { pathWith } from './dependencies.mjs';
import { localProgram } from './local-program.mjs';
import { root } from './paths.mjs';
import { say } from './progress.mjs';
import { ensureWebBuild } from './web-build.mjs';

/** Steps in order, cheap ones first. A step returns an exit code; undefined means success. */
function stepsFor(node) {
  const env = { ...process.env, PATH: pathWith(node) };
  const program =
    (packageName, command, ...args) =>
    async () =>
      (await runChild(node, [localProgram(packageName, command), ...args], { env })).code;
  return {
    biome: program('@biomejs/biome', 'biome', 'ci', '.'),
    imports: checkImports,
    comments: checkComments,
    knip: program('knip', 'knip'),
    typegen: program('@react-router/dev', 'react-router', 'typegen'),
    tsc: program('typescript', 'tsc'),
    vitest: program('vitest', 'vitest', 'run'),
    web: () => ensureWebBuild(node),
    playwright: async () => {
      env.CHROMIUM_PATH = await findChromium(node);
      return program('@playwright/test', 'playwright', 'test')();
    },
    'fast-vitest': async () => {
      const { fastTests } = await import('./fast-tests.mjs');
      env.VITEST_WITHOUT_DATABASE = 'true';
      return program('vitest', 'vitest', 'run', ...fastTests())();
    },
  };
}

async function checkImports() {
  const { refusedImports } = await import('./imports/check.mjs');
  const { debts } = await import('./imports/rules.mjs');
  const every = refusedImports(root);
  const refused = every.filter((refusal) => !debts.some((debt) => refusal.startsWith(debt)));
  refused.push(
    ...debts
      .filter((debt) => !every.some((refusal) => refusal.startsWith(debt)))
      .map((debt) => `${debt}: No longer refused: take it from the debts in scripts/imports/rules.mjs.`),
  );
  for (const refusal of refused) console.error(refusal);
  return refused.length > 0 ? 1 : 0;
}

async function checkComments() {
  const { countComments } = await import('./comments.mjs');
  const { within, examples, ...figures } = countComments(root);
  if (within) return 0;
  console.error(figures, examples.slice(0, 20));
  return 1;
}

/** Names that stand for several steps. */
const groups = {
  whole: ['biome', 'imports', 'comments', 'knip', 'typegen', 'tsc', 'vitest', 'web', 'playwright'],
  fast: ['biome', 'imports', 'comments', 'typegen', 'tsc', 'fast-vitest'],
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
  for (const name of wanted) {
    if (!(await timed(name, steps[name]))) {
      console.log(`${passed} passed, 1 failed (${name})`);
      return 1;
    }
    passed += 1;
  }
  console.log(`${passed} passed, 0 failed`);
  return 0;
}
