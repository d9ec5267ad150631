import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/factories/free-port.ts';
import type { Engine, Tab } from './engine.ts';

const element = 'element-6066-11e4-a52e-4f735466cecf';

/** Speaks W3C WebDriver with WebKitGTK's driver, on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'vestidor-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'es_ES.UTF-8',
      LANGUAGE: 'es',
      TZ: 'Europe/Madrid',
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await listening(origin);
  const probe = await newSession(origin);
  await probe.close();
  return {
    title: `WebKitGTK ${probe.version}`,
    openTab: async () => (await newSession(origin)).tab,
    async stop() {
      await ended(driver);
      await ended(screen);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function ended(program: ChildProcess): Promise<void> {
  program.kill();
  await once(program, 'exit');
}

async function listening(origin: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(`${origin}/status`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: values are as many as commands
async function command(method: 'POST' | 'GET' | 'DELETE', address: string, body?: object): Promise<any> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { value: { error: string; message: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function newSession(
  origin: string,
): Promise<{ version: string; tab: Tab; close: () => Promise<void> }> {
  const capabilities = { alwaysMatch: { timeouts: { script: 60_000 } } };
  const { sessionId, capabilities: got } = await command('POST', `${origin}/session`, { capabilities });
  const session = `${origin}/session/${sessionId}`;
  const post = (name: string, body: object = {}) => command('POST', `${session}/${name}`, body);
  await post('window/rect', { x: 0, y: 0, width: 1280, height: 980 });
  const close = () => command('DELETE', session);
  const tab: Tab = {
    open: (url) => post('url', { url }),
    async run(script, given) {
      const { value, fault } = await post('execute/async', {
        script: `const done = arguments[1];
          (async () => (${script})(JSON.parse(arguments[0])))().then(
            (value) => done({ value }), (error) => done({ fault: String(error) }));`,
        args: [JSON.stringify(given ?? null)],
      });
      if (fault) throw new Error(fault);
      return value;
    },
    perform: (actions) => post('actions', { actions }),
    async giveFiles(selector, files) {
      const input = await post('element', { using: 'css selector', value: selector });
      await post(`element/${input[element]}/value`, { text: files.join('\n') });
    },
    picture: async () => Buffer.from(await command('GET', `${session}/screenshot`), 'base64'),
    close,
  };
  return { version: got.browserVersion, tab, close };
}
