import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/factories/free-port.ts';
import { outputOf } from './store-under-test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Killed when this process ends. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  output(): string;
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** @param options.folder checkout, default this one */
export async function startServer(
  dataDir: string,
  options: { env?: Record<string, string>; folder?: string; args?: string[] } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...(options.args ?? []), 'server/main.ts'], {
    cwd: options.folder ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'false',
      LOG_LEVEL: 'error',
      WEATHER_URL: 'off',
      RATE_LIMIT_FACTOR: '100000',
      ...options.env,
    },
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  const output = outputOf(child);
  const origin = `http://127.0.0.1:${port}`;
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  const server: ServerProcess = {
    origin,
    child,
    output,
    async end(signal = 'SIGTERM') {
      if (!gone()) {
        child.kill(signal);
        const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
        await once(child, 'exit');
        clearTimeout(late);
      }
      return child.exitCode;
    },
  };
  for (let waited = 0; waited < 90_000; waited += 50) {
    if (gone()) throw new Error(`the server ended while it started: ${output()}`);
    const answer = await fetch(`${origin}/api/auth/user`).catch(() => null);
    if (answer?.status === 401) return server;
    await sleep(50);
  }
  await server.end('SIGKILL');
  throw new Error(`the server did not start: ${output()}`);
}
