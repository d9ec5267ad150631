import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '#tests/factories/server.ts';
import { scheduledJobs } from '../../jobs.ts';
import type { Job } from './job.ts';
import { JobQueue } from './queue.ts';

const queues: JobQueue[] = [];
const done: string[] = [];

const server = await startTestServer();
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
});

async function open(name: string, jobs: readonly Job[]): Promise<JobQueue> {
  const { db } = server.services;
  const queue = await JobQueue.open({ db, backend: 'postgres', jobs, log: server.app.log });
  queues.push(queue);
  done.push(`${name} began`);
  return queue;
}

const jobOf = (name: string): Job => ({
  name: 'count-once',
  cron: '0 0 1 1 *',
  atStart: true,
  run: async () => {
    done.push(`${name} did it`);
  },
});

it('has a job that several servers ask for done by one of them', async () => {
  await Promise.all(['a', 'b', 'c'].map((name) => open(name, [jobOf(name)])));
  await expect.poll(() => done.filter((line) => line.endsWith('did it')).length, { timeout: 15_000 }).toBe(1);
  await Promise.all(queues.map((queue) => queue.ask('count-once')));
  const { rows } = await server.services.db.$client.query(
    `select state, count(*)::int as jobs from pgboss.job where name = 'count-once' group by state`,
  );
  expect(rows).toEqual([{ state: 'completed', jobs: 1 }]);
});

it('knows every job by one name and a time that can be read', async () => {
  const jobs = scheduledJobs(server.services, server.app);
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  const { rows } = await server.services.db.$client.query('select count(*)::int as n from pgboss.schedule');
  await open(
    'd',
    jobs.map((job) => ({ ...job, run: async () => {} })),
  );
  const { rows: after } = await server.services.db.$client.query(
    'select count(*)::int as n from pgboss.schedule',
  );
  expect(after[0].n - rows[0].n).toBe(jobs.length);
});
