import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#tests/factories/free-port.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { startLine } from './line.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** npm run test:browsers [firefox|webkit] [part of a journey's name]. Exits with 1 when a journey fails. */
const [onlyEngine = '', part = ''] = process.argv.slice(2);
const engines: Record<string, () => Promise<Engine>> = {
  firefox: () => startFirefox(process.env.FIREFOX_PATH ?? 'firefox-esr'),
  webkit: () => startWebKit(),
};

const server = await startServer();
const line = await startLine(await freePort(), server.port);
const file = path.join(makeTemporaryFolder(), 'camisa.jpg');
writeFileSync(file, await photograph());
const pictures = '.cache/browsers';
mkdirSync(pictures, { recursive: true });
let failed = 0;
try {
  for (const [name, start] of Object.entries(engines))
    if (name.includes(onlyEngine)) await tryEngine(name, start);
} finally {
  line.cut();
  await server.stop();
}
process.exit(failed === 0 ? 0 : 1);

async function tryEngine(engineName: string, start: () => Promise<Engine>): Promise<void> {
  const engine = await start();
  console.log(engine.title);
  try {
    for (const [name, journey] of Object.entries(journeys)) {
      if (!name.includes(part)) continue;
      const startedAt = performance.now();
      const tab = await engine.openTab();
      const visitor = new Visitor(tab, `http://localhost:${line.port}`);
      try {
        await journey(visitor, { line, photograph: file });
        console.log(`  ✓ ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
      } catch (error) {
        failed += 1;
        const picture = path.join(pictures, `${engineName}-${name.replace(/\W+/g, '-')}.png`);
        writeFileSync(picture, await visitor.picture());
        console.log(`  ✗ ${name}: ${error instanceof Error ? error.message : error} (${picture})`);
      }
      await tab.close();
    }
  } finally {
    await engine.stop();
  }
}

async function startServer() {
  const port = await freePort();
  const script = new URL('../e2e/serve.ts', import.meta.url).pathname;
  const program = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
  while (!(await ready())) {
    if (program.exitCode !== null) throw new Error(`the server ended with ${program.exitCode}`);
    await new Promise((next) => setTimeout(next, 200));
  }
  return {
    port,
    async stop() {
      program.kill();
      await once(program, 'exit');
    },
  };
}
