import os from 'node:os';
import { type PoolOptions, TaskPool } from './task-pool.ts';
import { type ProcessLimits, TaskProcess } from './task-process.ts';
import type { Tasks } from './tasks.ts';

/** Two at least: with one, a single picture that takes long would hold up everybody. */
const processesOfThisMachine = Math.min(4, Math.max(2, os.availableParallelism() - 1));

/** A few child processes, which are replaced when they end, and a line before them. */
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
