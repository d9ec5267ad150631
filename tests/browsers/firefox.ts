import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine, Tab } from './engine.ts';

const preferences = {
  'intl.accept_languages': 'es-ES',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Nothing outside the machine is asked.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Speaks WebDriver BiDi with the browser itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'vestidor-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile, TZ: 'Europe/Madrid' } },
  );
  const send = await connect(`${await addressOf(browser)}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });
  return {
    title: `Firefox ${capabilities.browserVersion}`,
    openTab: () => openTab(send),
    async stop() {
      browser.kill();
      await once(browser, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressOf(browser: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: browser.stderr as NodeJS.ReadableStream })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) {
      browser.stderr?.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened');
}

// biome-ignore lint/suspicious/noExplicitAny: results are as many as commands
type Send = (method: string, params: object) => Promise<any>;

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    if (type === 'success') waiting.get(id)?.resolve(result);
    else if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    waiting.delete(id);
  });
  let last = 0;
  return (method, params) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  };
}

async function openTab(send: Send): Promise<Tab> {
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    async run(script, given) {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify({ value: await (${script})(JSON.parse(given)) })`,
        arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value).value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    async giveFiles(selector, files) {
      const { nodes } = await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
        maxNodeCount: 1,
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files });
    },
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: () => send('browser.removeUserContext', { userContext }),
  };
}
