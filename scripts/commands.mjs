import fs from 'node:fs';
import path from 'node:path';
import { runChild, stopChildren, stopRequest } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { pathWith } from './dependencies.mjs';
import { localProgram } from './local-program.mjs';
import { inRoot } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { runTests } from './test.mjs';
import { ensureWebBuild } from './web-build.mjs';

const stopWithParent = ['--import', new URL('./stop-with-parent.mjs', import.meta.url).href];

const environment = (node) => ({ ...process.env, PATH: pathWith(node) });

async function runScript(node, script, args, env = {}) {
  const { code } = await runChild(node, [inRoot(script), ...args], {
    env: { ...environment(node), ...env },
  });
  return code;
}

async function start(node, args) {
  await ensureWebBuild(node);
  const { code } = await runChild(node, [...stopWithParent, inRoot('server/main.ts'), ...args], {
    env: environment(node),
    ipc: true,
  });
  return code;
}

/** The interface's server and ours, both restarting on changes; when one ends, so does the other. */
async function dev(node, args) {
  const env = {
    API_ORIGIN: `http://localhost:${process.env.PORT ?? 3000}`,
    ...environment(node),
    NODE_ENV: process.env.NODE_ENV ?? 'development',
  };
  const parts = [
    runChild(node, ['--watch', inRoot('server/main.ts')], { env }),
    runChild(node, [localProgram('@react-router/dev', 'react-router'), 'dev', ...args], { env }),
  ];
  const first = await Promise.race(parts);
  stopChildren();
  await Promise.all(parts);
  return first.code;
}

function benchFiles(names) {
  const every = fs
    .readdirSync(inRoot('bench'))
    .filter((file) => file.endsWith('.ts') && !/^(_|lib)|\.test\.ts$/.test(file))
    .sort();
  if (names.length === 0) return every;
  return names.map((name) => {
    const file = `${path.basename(name, '.ts')}.ts`;
    if (!every.includes(file)) throw new SetupError(`No hay medida «${name}». Hay: ${every.join(', ')}`);
    return file;
  });
}

/** What is measured in pages. */
const inBrowser = ['store-scroll.ts', 'web.ts'];

/** The pages are measured as they are built, in a real browser. */
async function pagesAndBrowser(node) {
  if (process.env.WEB_BUILD_DIR === undefined) await ensureWebBuild(node);
  return { CHROMIUM_PATH: await findChromium(node), NODE_ENV: 'production' };
}

/** Names choose the measurements; options, from the first one on with their values, go to each of them. */
async function bench(node, args) {
  const failed = [];
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const options = first < 0 ? [] : args.slice(first);
  for (const file of benchFiles(first < 0 ? args : args.slice(0, first))) {
    if (stopRequest()) break;
    say(`bench/${file}`);
    const code = await runScript(
      node,
      `bench/${file}`,
      options,
      inBrowser.includes(file) ? await pagesAndBrowser(node) : {},
    );
    if (code !== 0) failed.push(file);
  }
  if (failed.length > 0) say(`Han fallado: ${failed.join(', ')}`);
  return failed.length > 0 || stopRequest() ? 1 : 0;
}

export const commands = {
  start,
  dev,
  bench,
  test: runTests,
  scan: (node, args) => runScript(node, 'scanner/cli.ts', args),
  operator: (node, args) => runScript(node, 'server/operator/main.ts', args),
};
