import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { outputOf } from './store-under-test.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  output(): string;
  /** Returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      HOST: 'localhost',
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      PAYMENTS_SANDBOX: 'false',
      RATE_LIMIT_FACTOR: '100000',
      WEATHER_URL: 'off',
      ...environment,
    },
  });
  const output = outputOf(child);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output()}`);
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    await sleep(30);
  }
  return {
    origin,
    child,
    output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}
