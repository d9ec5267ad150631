import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServerChild {
  origin: string;
  start(): Promise<void>;
  kill(): void;
  gone(): Promise<void>;
  stop(): Promise<void>;
}

export function serverChild(
  port: number,
  dataDir: string,
  databaseUrl: string,
  origins: Readonly<Record<string, string>>,
): ServerChild {
  let child: ChildProcess | undefined;
  const origin = `http://127.0.0.1:${port}`;
  const isGone = () => child === undefined || child.exitCode !== null || child.signalCode !== null;
  const gone = async () => {
    if (!isGone() && child !== undefined) await once(child, 'exit');
  };
  return {
    origin,
    gone,
    async start() {
      child = spawn(process.execPath, ['server/main.ts'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          NODE_ENV: 'test',
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          PAYMENTS_SANDBOX_ORIGINS: JSON.stringify(origins),
          RATE_LIMIT_FACTOR: '100000',
          LOG_LEVEL: 'silent',
          DEMO: 'false',
        },
      });
      for (let waited = 0; waited < 60_000; waited += 25) {
        if (isGone()) throw new Error('the server ended while it started');
        const answer = await fetch(`${origin}/api/payment/methods`).catch(() => null);
        if (answer?.ok) return;
        await sleep(25);
      }
      throw new Error('the server did not start in a minute');
    },
    kill() {
      child?.kill('SIGKILL');
    },
    async stop() {
      child?.kill('SIGTERM');
      await gone();
    },
  };
}
