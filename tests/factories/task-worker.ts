import { setTimeout as sleep } from 'node:timers/promises';
import { serveTasksInProcess } from '#server/platform/threads/serve-tasks-in-process.ts';

/** A child process for the tests of processes and of the line before them. */
const tasks = {
  echo: (value: unknown) => value,
  pid: () => process.pid,
  environment: () => process.env,
  wait: (millis: number) => sleep(millis, process.pid),
  /** Of processor time, however busy the machine is. */
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
