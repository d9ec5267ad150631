import os from 'node:os';
import { type PoolOptions, TaskPool } from './task-pool.ts';
import { type ProcessLimits, TaskProcess } from './task-process.ts';
import type { Tasks } from './tasks.ts';
import { Thread } from './thread.ts';

export class ThreadPool<T extends Tasks> extends TaskPool<T> {
  /** @param file a module that calls `serveTasks` */
  constructor(file: URL, { threads, ...options }: PoolOptions<T> & { threads?: number | undefined }) {
    const count = threads ?? Math.min(4, Math.max(1, os.availableParallelism() - 1));
    super(
      Array.from({ length: count }, () => new Thread<T>(file)),
      options,
    );
  }
}

/** At least two, so that one slow picture does not block all others. */
const processesOfThisMachine = Math.min(4, Math.max(2, os.availableParallelism() - 1));

export class ProcessPool<T extends Tasks> extends TaskPool<T> {
  /** @param file a module that calls `serveTasksInProcess` */
  constructor(
    file: URL,
    {
      limits,
      processes = processesOfThisMachine,
      ...options
    }: PoolOptions<T> & { limits: ProcessLimits; processes?: number },
  ) {
    super(
      Array.from({ length: processes }, () => new TaskProcess<T>(file, limits)),
      options,
    );
  }
}
