import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from '@playwright/test';
import { freePort } from '#tests/factories/free-port.ts';

interface OwnServer {
  origin: string;
  /** Sandbox switches: `{ paypal: 'cancelled' }`. */
  turn(switches: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

/** Requires serial mode. */
export const testOnOwnServer = test.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of the pattern
    async ({}, use) => {
      const server = await startOwnServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

async function startOwnServer(): Promise<OwnServer> {
  const port = await freePort();
  const server = spawn(process.execPath, [new URL('./serve.ts', import.meta.url).pathname], {
    env: { ...process.env, PORT: String(port), HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((started, failed) => {
    server.stdout.on('data', (text: Buffer) => text.includes('Vestidor está en') && started());
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  const origin = `http://localhost:${port}`;
  return {
    origin,
    async turn(switches) {
      const answer = await fetch(`${origin}/sandbox/switches`, {
        method: 'POST',
        body: JSON.stringify(switches),
        headers: { 'content-type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`the switches answered ${answer.status}`);
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
