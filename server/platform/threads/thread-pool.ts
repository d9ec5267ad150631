import os from 'node:os';
import { type PoolOptions, TaskPool } from './task-pool.ts';
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
