import { setTimeout as sleep } from 'node:timers/promises';
import { serveTasksInProcess } from '#server/platform/threads/tasks.ts';

const tasks = {
  echo: (value: unknown) => value,
  pid: () => process.pid,
  environment: () => process.env,
  wait: (millis: number) => sleep(millis, process.pid),
  /** Processor time, independent of load. */
  compute(millis: number) {
    const start = process.cpuUsage();
    const used = () => {
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    while (used() < millis);
    return process.pid;
  },
  allocate: (mebibytes: number) => Buffer.alloc(mebibytes * 2 ** 20, 1).byteLength,
  crash: () => process.abort(),
  fail() {
    throw new TypeError('no such picture');
  },
};
export type TestTasks = typeof tasks;

serveTasksInProcess(tasks);
