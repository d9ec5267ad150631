import os from 'node:os';
import type { AnswerOf, ArgumentsOf, Tasks } from './tasks.ts';
import { Thread } from './thread.ts';

interface Waiting<T extends Tasks> {
  start(thread: Thread<T>): void;
  signal: AbortSignal | undefined;
}

export interface PoolOptions {
  threads?: number | undefined;
  /** More than these in line would wait longer than anybody does. */
  waitingMost: number;
  /** What is thrown at whoever would be in line behind them. */
  busy(): Error;
  /** A task that takes longer than so many milliseconds is ended, with a `TimeoutError`. */
  taskMillisMost?: number;
  /** After so many milliseconds without a task the threads give back what they hold. Otherwise they stay warm. */
  restAfterMillis?: number;
}

/** A few threads and a line before them. */
export class ThreadPool<T extends Tasks> {
  readonly #options: PoolOptions;
  readonly #threads: readonly Thread<T>[];
  readonly #idle: Thread<T>[];
  readonly #waiting: Waiting<T>[] = [];
  #resting: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param file a module that calls `serveTasks` */
  constructor(file: URL, options: PoolOptions) {
    const threads = options.threads ?? Math.min(4, Math.max(1, os.availableParallelism() - 1));
    this.#options = options;
    this.#threads = Array.from({ length: threads }, () => new Thread<T>(file));
    this.#idle = [...this.#threads];
  }

  /** @param signal aborts the work when nobody waits for the answer any more */
  async run<N extends keyof T>(
    name: N,
    args: ArgumentsOf<T, N>,
    signal?: AbortSignal,
  ): Promise<AnswerOf<T, N>> {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('The threads have ended');
    const thread = await this.#thread(signal);
    try {
      return await thread.run(name, args, this.#limited(signal));
    } finally {
      this.#release(thread);
    }
  }

  #limited(signal: AbortSignal | undefined): AbortSignal | undefined {
    const { taskMillisMost } = this.#options;
    if (taskMillisMost === undefined) return signal;
    const limit = AbortSignal.timeout(taskMillisMost);
    return signal === undefined ? limit : AbortSignal.any([signal, limit]);
  }

  #thread(signal: AbortSignal | undefined): Promise<Thread<T>> {
    clearTimeout(this.#resting);
    const free = this.#idle.pop();
    if (free !== undefined) return Promise.resolve(free);
    if (this.#waiting.length >= this.#options.waitingMost) throw this.#options.busy();
    return new Promise((resolve, reject) => {
      const one: Waiting<T> = { start: resolve, signal };
      this.#waiting.push(one);
      signal?.addEventListener('abort', () => {
        const place = this.#waiting.indexOf(one);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        reject(signal.reason);
      });
    });
  }

  #release(thread: Thread<T>): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#rest(thread);
    else next.start(thread);
  }

  #rest(thread: Thread<T>): void {
    this.#idle.push(thread);
    const { restAfterMillis } = this.#options;
    if (restAfterMillis === undefined || this.#idle.length < this.#threads.length) return;
    this.#resting = setTimeout(() => {
      for (const idle of this.#idle) idle.rest();
    }, restAfterMillis).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#resting);
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
