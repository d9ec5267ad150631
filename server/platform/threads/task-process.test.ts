import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestTasks } from '#tests/factories/task-worker.ts';
import { TaskProcess, TaskProcessEnded } from './task-process.ts';

const file = new URL('../../../tests/factories/task-worker.ts', import.meta.url);
const linux = process.platform === 'linux';

const started: TaskProcess<TestTasks>[] = [];
function start(limits = { memoryMiB: 1536, cpuSeconds: 900 }) {
  const worker = new TaskProcess<TestTasks>(file, limits);
  started.push(worker);
  return worker;
}
afterEach(() => Promise.all(started.splice(0).map((worker) => worker.close())));

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a child process', () => {
  it('is given bytes and gives them back', async () => {
    const bytes = new Uint8Array(randomBytes(12 * 2 ** 20));
    const back = (await start().run('echo', [bytes])) as Uint8Array;
    expect(Buffer.compare(back, bytes)).toBe(0);
  });

  it('has none of the keys of the server in its environment', async () => {
    process.env.STRIPE_SECRET_KEY = 'sk_test_hidden';
    try {
      const names = Object.keys(await start().run('environment', []));
      expect(names).not.toContain('STRIPE_SECRET_KEY');
      const known = /^(LANG|LD_LIBRARY_PATH|LD_PRELOAD|MALLOC_ARENA_MAX|SystemRoot|TE?MP|TMPDIR|TZ)$/;
      // The shell adds the second group.
      expect(names.filter((name) => !known.test(name) && !/^(PWD|SHLVL|_|OLDPWD)$/.test(name))).toEqual([]);
    } finally {
      delete process.env.STRIPE_SECRET_KEY;
    }
  });

  it('passes an error on and does the next task', async () => {
    const worker = start();
    await expect(worker.run('fail', [])).rejects.toThrow('no such picture');
    expect(await worker.run('echo', [1])).toBe(1);
  });

  it('that dies of its task is reported and replaced', async () => {
    const worker = start();
    const pid = await worker.run('pid', []);
    await expect(worker.run('crash', [] as never)).rejects.toThrow(TaskProcessEnded);
    expect(worker.started).toBe(false);
    expect(await worker.run('pid', [])).not.toBe(pid);
  });

  it.runIf(linux)('may have no more memory than its limit', async () => {
    const worker = start({ memoryMiB: 1024, cpuSeconds: 900 });
    expect(await worker.run('allocate', [100])).toBe(100 * 2 ** 20);
    await expect(worker.run('allocate', [1500])).rejects.toThrow();
    expect(await worker.run('echo', [1])).toBe(1);
  });

  it.runIf(linux)('may use no more processor time than its limit', async () => {
    const worker = start({ memoryMiB: 1536, cpuSeconds: 2 });
    await expect(worker.run('compute', [20_000])).rejects.toThrow(TaskProcessEnded);
  });

  it('is replaced between two tasks before it reaches its limit', async () => {
    const worker = start({ memoryMiB: 1536, cpuSeconds: 3 });
    const pid = await worker.run('compute', [1_700]);
    expect(worker.started).toBe(false);
    expect(await worker.run('pid', [])).not.toBe(pid);
  });

  it('ends with a task that is no longer wanted', async () => {
    const worker = start();
    const pid = await worker.run('pid', []);
    const gone = new AbortController();
    const working = worker.run('compute', [15_000], gone.signal);
    gone.abort(new Error('gone'));
    await expect(working).rejects.toThrow('gone');
    await worker.settled();
    expect(lives(pid)).toBe(false);
    expect(await worker.run('echo', [1])).toBe(1);
  });

  it('outlives the end of a short task that is no longer wanted', async () => {
    const worker = start();
    const pid = await worker.run('pid', []);
    const gone = new AbortController();
    const working = worker.run('wait', [100], gone.signal);
    gone.abort(new Error('gone'));
    await expect(working).rejects.toThrow('gone');
    await worker.settled();
    expect(await worker.run('pid', [])).toBe(pid);
  });

  it('that has given back what it held starts anew with the next task', async () => {
    const worker = start();
    const pid = await worker.run('pid', []);
    worker.rest();
    expect(await worker.run('pid', [])).not.toBe(pid);
    while (lives(pid)) await sleep(10);
  });

  it('ends after the task in hand when it is closed', async () => {
    const worker = start();
    const working = worker.run('wait', [300]);
    await worker.close();
    expect(lives(await working)).toBe(false);
  });
});
