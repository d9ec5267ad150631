import { Writable } from 'node:stream';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { closedAfter } from './closed-after.ts';
import { startTestServer, type TestServer } from './server.ts';

export interface LoggedServer extends TestServer {
  /** JSON log lines. */
  lines: string[];
}

export async function startLoggedServer(
  logged: Pick<Config, 'logLevel' | 'logRequests'>,
  environment: Record<string, string> = {},
): Promise<LoggedServer> {
  const server = await startTestServer(environment);
  const lines: string[] = [];
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  const config = { ...server.services.config, ...logged };
  const app = closedAfter(await buildApp({ ...server.services, config }, null, { logStream }));
  return { ...server, app, lines };
}
