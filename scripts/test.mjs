import { runChild } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { pathWith } from './dependencies.mjs';
import { localProgram } from './local-program.mjs';
import { inRoot } from './paths.mjs';
import { say } from './progress.mjs';
import { ensureWebBuild } from './web-build.mjs';

/**
 * Steps in order, cheap ones first. A step returns an exit code; undefined means success. Our own checks
 * are child processes like the others, because this file may run on an older Node than they need.
 */
function stepsFor(node) {
  const env = { ...process.env, PATH: pathWith(node) };
  /** With `quiet` the output is printed at the end, so that steps side by side do not mix theirs. */
  const child = async (file, args, quiet) => {
    const { code, output } = await runChild(node, [file, ...args], { env, quiet });
    if (quiet && output !== '') console.log(output.trimEnd());
    return code;
  };
  const program =
    (packageName, command, ...args) =>
    (quiet) =>
      child(localProgram(packageName, command), args, quiet);
  const script = (file) => (quiet) => child(inRoot(file), [], quiet);
  return {
    biome: program('@biomejs/biome', 'biome', 'ci', '.'),
    imports: script('scripts/imports/check.mjs'),
    comments: script('scripts/comments.mjs'),
    knip: program('knip', 'knip'),
    tsc: async (quiet) =>
      (await program('@react-router/dev', 'react-router', 'typegen')(quiet)) ||
      program('typescript', 'tsc')(quiet),
    vitest: program('vitest', 'vitest', 'run'),
    web: () => ensureWebBuild(node),
    playwright: async () => {
      env.CHROMIUM_PATH = await findChromium(node);
      return program('@playwright/test', 'playwright', 'test')();
    },
    'fast-vitest': script('scripts/fast-tests.mjs'),
  };
}

/** Names that stand for several steps; those in one array run side by side, because each keeps one core busy. */
const groups = {
  whole: ['biome', ['imports', 'comments'], ['knip', 'tsc', 'web'], 'vitest', 'playwright'],
  fast: ['biome', ['imports', 'comments'], 'tsc', 'fast-vitest'],
};

async function timed(name, run, quiet) {
  const startedAt = Date.now();
  say(`▸ ${name}`);
  let code = 1;
  try {
    code = (await run(quiet)) ?? 0;
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
  const unknown = wanted.flat().filter((name) => !(name in steps));
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(', ')}. There are: ${Object.keys({ ...groups, ...steps }).join(', ')}`,
    );
    return 2;
  }
  let passed = 0;
  for (const stage of wanted) {
    const together = [stage].flat();
    const results = await Promise.all(together.map((name) => timed(name, steps[name], together.length > 1)));
    const failed = together.filter((_, at) => !results[at]);
    passed += together.length - failed.length;
    if (failed.length > 0) {
      console.log(`${passed} passed, ${failed.length} failed (${failed.join(', ')})`);
      return 1;
    }
  }
  console.log(`${passed} passed, 0 failed`);
  return 0;
}
