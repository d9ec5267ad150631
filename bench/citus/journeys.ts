import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '#tests/factories/free-port.ts';
import type { Step } from './ground.ts';
import { makeDistributed } from './served.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const journeys: Step = async (ground) => {
  const url = await makeDistributed(ground, 'journeys', path.join(ground.folder, 'journeys'));
  const child = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...(ground.tests ?? [])],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATABASE_KIND: 'citus',
        E2E_PORT: String(await freePort()),
        NO_COLOR: '1',
      },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(child, 'exit');
  const lines = output.split('\n');
  return {
    lines: lines.filter((line) => /^\s+\d+ (passed|flaky|skipped|did not run)/.test(line)),
    faults:
      code === 0
        ? []
        : [`ended with ${code}`, ...lines.filter((line) => /^\s+(\d+ failed|\[.*spec\.ts)/.test(line))],
  };
};
