import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChild, stopChildren, stopRequest } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { pathWith } from './dependencies.mjs';
import { localProgram } from './local-program.mjs';
import { ensureBrowsers } from './other-browsers.mjs';
import { inRoot } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { runTests } from './test.mjs';
import { compressWeb, ensureTranslations, ensureWebBuild } from './web-build.mjs';

const stopWithParent = ['--import', new URL('./stop-with-parent.mjs', import.meta.url).href];

const environment = (node) => ({ ...process.env, PATH: pathWith(node) });

async function runScript(node, script, args, env = {}) {
  const { code } = await runChild(node, [inRoot(script), ...args], {
    env: { ...environment(node), ...env },
  });
  return code;
}

/** The database starts while the web is built; when one fails, the other is stopped. */
async function start(node, args) {
  let fault;
  const building = ensureWebBuild(node, { later: true }).then(
    () => 'the web is built',
    (error) => {
      fault = error;
      stopChildren();
    },
  );
  const serving = runChild(node, [...stopWithParent, inRoot('server/main.ts'), ...args], {
    env: { ...environment(node), WEB_BUILD: 'under way' },
    ipc: true,
    news: building,
  });
  const compressing = building
    .then(async (built) => {
      if (!built) return;
      await compressWeb(node);
      await ensureTranslations(node);
    })
    .catch((error) => say(`No he podido preparar las traducciones: ${error.message}`));
  const { code } = await serving;
  const failed = fault;
  stopChildren();
  await building;
  await compressing;
  if (failed !== undefined) throw failed;
  return code;
}

/** Runs Vite and the API server, both restarting on changes; when one ends, the other is stopped. */
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

/** Take minutes of installing or a program that is not installed here. */
const byNameOnly = ['citus.ts', 'start.ts'];

function benchFiles(names) {
  const every = fs
    .readdirSync(inRoot('bench'))
    .filter((file) => file.endsWith('.ts') && !/^(_|lib)|\.test\.ts$/.test(file))
    .sort();
  if (names.length === 0) return every.filter((file) => !byNameOnly.includes(file));
  return names.map((name) => {
    const file = `${path.basename(name, '.ts')}.ts`;
    if (!every.includes(file)) throw new SetupError(`No hay medida «${name}». Hay: ${every.join(', ')}`);
    return file;
  });
}

const inBrowser = [
  'figure.ts',
  'interaction.ts',
  'scan-browser.ts',
  'scan-review.ts',
  'store-scroll.ts',
  'wardrobe-scroll.ts',
  'web.ts',
];
const ofPages = ['http.ts', 'soak.ts', ...inBrowser];

/** Builds the web and finds a browser for the measurements that need them. */
async function environmentOf(node, file) {
  if (ofPages.includes(file) && process.env.WEB_BUILD_DIR === undefined) await ensureWebBuild(node);
  return inBrowser.includes(file) ? { CHROMIUM_PATH: await findChromium(node), NODE_ENV: 'production' } : {};
}

function writeFigures(gathered, file) {
  const rows = fs
    .readFileSync(gathered, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const lines = rows.map(
    ({ title, name, median, spread, unit, ratio, baseline }) =>
      `| ${title} | ${name} | ${median} ${unit} | ${spread} | ${name === baseline ? '–' : `${ratio} of “${baseline}”`} |`,
  );
  const [{ machine }] = rows;
  const head = ['| What | Which | Median | Spread | Ratio, median of the rounds |', '|---|---|---|---|---|'];
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `# Figures\n\n${machine}\n\n${[...head, ...lines].join('\n')}\n`);
  say(`Tabla: ${file}`);
}

/** Leading names choose the measurements; options are passed to each. */
async function bench(node, args) {
  const failed = [];
  const gathered = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'vestidor-bench-')), 'figures.jsonl');
  fs.writeFileSync(gathered, '');
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const options = first < 0 ? [] : args.slice(first);
  for (const file of benchFiles(first < 0 ? args : args.slice(0, first))) {
    if (stopRequest()) break;
    say(`bench/${file}`);
    const code = await runScript(node, `bench/${file}`, options, {
      BENCH_FIGURES: gathered,
      // Keeps the complete run under twenty minutes.
      ...(args.length === 0 && { BENCH_SHORT: 'true' }),
      ...(await environmentOf(node, file)),
    });
    if (code !== 0) failed.push(file);
  }
  if (fs.statSync(gathered).size > 0) writeFigures(gathered, inRoot('.cache/figures.md'));
  if (failed.length > 0) say(`Han fallado: ${failed.join(', ')}`);
  return failed.length > 0 || stopRequest() ? 1 : 0;
}

export const needTools = ['test', 'browsers', 'bench', 'screenshots'];

export const commands = {
  start,
  dev,
  bench,
  test: runTests,
  async browsers(node, args) {
    await ensureBrowsers(args[0]);
    await ensureWebBuild(node);
    return runScript(node, 'tests/browsers/run.ts', args);
  },
  scan: (node, args) => runScript(node, 'scanner/cli.ts', args),
  async screenshots(node, args) {
    await ensureWebBuild(node);
    return runScript(node, 'tests/screenshots/take.ts', args, { CHROMIUM_PATH: await findChromium(node) });
  },
  operator: (node, args) => runScript(node, 'server/operator/main.ts', args),
};
