import os from 'node:os';
import { ApiError } from '#server/errors.ts';
import { type AnswerOf, type ArgumentsOf, callTask, longTasks, type TaskName } from './tasks.ts';
import { Thread } from './thread.ts';

/**
 * Up to here a search holds the main thread for two milliseconds, which is less than reading the wardrobe does, and a
 * thread would cost its memory for nothing. Measured by `npm run bench generation`.
 */
const inPlaceMost = 120;

/** More than these in line would wait longer than anybody does. */
const waitingMost = 24;

interface Waiting {
  start(thread: Thread): void;
  signal: AbortSignal | undefined;
}

interface StylistOptions {
  inPlaceMost?: number;
  threads?: number;
  waitingMost?: number;
}

/**
 * The outfit engine for the server: everyday wardrobes at once and in place, large ones on a few threads, so that
 * other requests do not feel them. Both give the same answer: the engine is pure.
 */
export class Stylist {
  readonly #inPlaceMost: number;
  readonly #waitingMost: number;
  readonly #idle: Thread[];
  readonly #threads: readonly Thread[];
  readonly #waiting: Waiting[] = [];

  constructor(options: StylistOptions = {}) {
    const threads = options.threads ?? Math.min(4, Math.max(1, os.availableParallelism() - 1));
    this.#inPlaceMost = options.inPlaceMost ?? inPlaceMost;
    this.#waitingMost = options.waitingMost ?? waitingMost;
    this.#threads = Array.from({ length: threads }, () => new Thread());
    this.#idle = [...this.#threads];
  }

  /**
   * Asks the engine about a wardrobe, which is the first argument of every task.
   * @param signal aborts the work when nobody waits for the answer any more
   * @throws ApiError `stylist_busy` when too many are in line
   */
  async run<N extends TaskName>(name: N, args: ArgumentsOf<N>, signal?: AbortSignal): Promise<AnswerOf<N>> {
    signal?.throwIfAborted();
    if (args[0].length <= this.#inPlaceMost && !longTasks.has(name)) return callTask(name, args);
    const thread = await this.#thread(signal);
    try {
      return await thread.run(name, args, signal);
    } finally {
      this.#release(thread);
    }
  }

  #thread(signal: AbortSignal | undefined): Promise<Thread> {
    const free = this.#idle.pop();
    if (free !== undefined) return Promise.resolve(free);
    if (this.#waiting.length >= this.#waitingMost) throw new ApiError('stylist_busy');
    return new Promise((resolve, reject) => {
      const one: Waiting = { start: resolve, signal };
      this.#waiting.push(one);
      signal?.addEventListener('abort', () => {
        const place = this.#waiting.indexOf(one);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        reject(signal.reason);
      });
    });
  }

  #release(thread: Thread): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(thread);
    else next.start(thread);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
