import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Step } from './ground.ts';
import { makeDistributed } from './served.ts';

const root = path.resolve(import.meta.dirname, '../..');

const times = ['--kills', '1', '--at-once', '5', '--seeds', '5', '--early', '5', '--reversals', '0'];

export const payments: Step = async (ground) => {
  const url = await makeDistributed(ground, 'paid', path.join(ground.folder, 'paid'));
  const env = { ...process.env, FAULTS_DATABASE_URL: url, DATABASE_KIND: 'citus' };
  const { stdout, code } = await promisify(execFile)(
    process.execPath,
    ['bench/payments-faults.ts', ...times],
    {
      cwd: root,
      env,
    },
  ).then(
    ({ stdout: text }) => ({ stdout: text, code: 0 }),
    (error: { stdout?: string; stderr?: string; code?: number }) => ({
      stdout: `${error.stdout ?? ''}${error.stderr ?? ''}`,
      code: error.code ?? 1,
    }),
  );
  const verdicts = stdout.split('\n').filter((line) => line.includes('charged:'));
  return { lines: verdicts, faults: code === 0 && verdicts.length === 4 ? [] : [stdout] };
};
