import { afterEach, expect, it } from 'vitest';
import type { TestTasks } from '#tests/factories/task-worker.ts';
import { ProcessPool } from './pools.ts';
import type { PoolOptions } from './task-pool.ts';

const file = new URL('../../../tests/factories/task-worker.ts', import.meta.url);
const pools: ProcessPool<TestTasks>[] = [];
function open(options: Partial<PoolOptions<TestTasks>> & { processes: number }) {
  const busy = () => new Error('busy');
  const limits = { memoryMiB: 1536, cpuSeconds: 900 };
  const pool = new ProcessPool<TestTasks>(file, { limits, waitingMost: 64, busy, ...options });
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const member = (id: string) => ({ id, member: true });
const guest = { id: 'guest', member: false };
const many = (count: number, start: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, start));

it('keeps a worker free of guests, and another of any one person', async () => {
  const pool = open({ processes: 2 });
  await many(2, () => pool.run('wait', [50]));
  for (const greedy of [guest, member('a')]) {
    let done = 0;
    const busy = many(3, () => pool.run('wait', [1_000], { caller: greedy }).then(() => done++));
    await pool.run('echo', [0], { caller: member('b') });
    expect(done).toBe(0);
    await busy;
  }
});

it('refuses what would wait too long: of one person, of guests together, and never a member for a guest', async () => {
  const pool = open({ processes: 1, waitingMost: 3, waitingOfOneMost: 2 });
  const running = pool.run('wait', [500], { caller: guest });
  const others = ['g1', 'g2', 'g3'].map((id) => ({ id, member: false }));
  const waiting = others.map((caller) => pool.run('echo', [caller.id], { caller }));
  await expect(pool.run('echo', [0], { caller: { id: 'g4', member: false } })).rejects.toThrow('busy');
  const mine = [1, 2].map((number) => pool.run('echo', [number], { caller: member('a') }));
  await expect(pool.run('echo', [3], { caller: member('a') })).rejects.toThrow('busy');
  expect(await pool.run('echo', ['b'], { caller: member('b') })).toBe('b');
  expect(await Promise.all([...mine, ...waiting])).toEqual([1, 2, 'g1', 'g2', 'g3']);
  await running;
});

it('lets one who has gone out of the line', async () => {
  const pool = open({ processes: 1 });
  const first = pool.run('wait', [300]);
  const gone = new AbortController();
  const waiting = pool.run('crash', [] as never, { caller: guest, signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const pid = await first;
  expect(await pool.run('pid', [])).toBe(pid);
});

it('ends a task that takes too long, and warms the next process before it is given a task', async () => {
  const pool = open({ processes: 1, taskMillisMost: 1_500, warmUp: 'environment' });
  await expect(pool.run('compute', [20_000])).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await pool.run('echo', [1])).toBe(1);
});
