import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command of the operator on a database; returns its data. */
export async function operate(databaseUrl: string, dataDir: string, ...words: string[]) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/operator/main.ts', ...words, '--json'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATABASE_KIND: 'citus',
        DATA_DIR: dataDir,
        PAYMENTS_SANDBOX: 'false',
      },
    },
  );
  return JSON.parse(stdout);
}
