import { runChild } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { pathWith } from './dependencies.mjs';
import { localProgram } from './local-program.mjs';
import { say } from './progress.mjs';
import { ensureWebBuild } from './web-build.mjs';

/** Cheap checks come first. A step answers an exit code, or nothing when its return is its success. */
function stepsFor(node) {
  const env = { ...process.env, PATH: pathWith(node) };
  const program =
    (packageName, command, ...args) =>
    async () =>
      (await runChild(node, [localProgram(packageName, command), ...args], { env })).code;
  return [
    ['biome', program('@biomejs/biome', 'biome', 'ci', '.')],
    ['knip', program('knip', 'knip')],
    ['typegen', program('@react-router/dev', 'react-router', 'typegen')],
    ['tsc', program('typescript', 'tsc')],
    ['vitest', program('vitest', 'vitest', 'run')],
    ['web', () => ensureWebBuild(node)],
    [
      'playwright',
      async () => {
        env.CHROMIUM_PATH = await findChromium(node);
        return program('@playwright/test', 'playwright', 'test')();
      },
    ],
  ];
}

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

/** Every check in order, up to the first that fails; named ones only, if names are given. */
export async function runTests(node, names) {
  const steps = stepsFor(node).filter(([name]) => names.length === 0 || names.includes(name));
  let passed = 0;
  for (const [name, run] of steps) {
    if (!(await timed(name, run))) {
      console.log(`${passed} passed, 1 failed (${name})`);
      return 1;
    }
    passed += 1;
  }
  console.log(`${passed} passed, 0 failed`);
  return 0;
}
