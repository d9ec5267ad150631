import { ApiError } from '#server/platform/errors.ts';
import { ThreadPool } from '#server/platform/threads/thread-pool.ts';
import {
  type AnswerOf,
  type ArgumentsOf,
  callTask,
  longTasks,
  type StylistTasks,
  type TaskName,
} from './tasks.ts';

/**
 * Up to here a search holds the main thread for two milliseconds, which is less than reading the wardrobe does, and a
 * thread would cost its memory for nothing. Measured by `npm run bench generation`.
 */
const inPlaceMost = 120;

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
  readonly #pool: ThreadPool<StylistTasks>;

  constructor(options: StylistOptions = {}) {
    this.#inPlaceMost = options.inPlaceMost ?? inPlaceMost;
    this.#pool = new ThreadPool(new URL('./worker.ts', import.meta.url), {
      threads: options.threads,
      waitingMost: options.waitingMost ?? 24,
      busy: () => new ApiError('stylist_busy'),
    });
  }

  /**
   * Asks the engine about a wardrobe, which is the first argument of every task.
   * @param signal aborts the work when nobody waits for the answer any more
   * @throws ApiError `stylist_busy` when too many are in line
   */
  async run<N extends TaskName>(name: N, args: ArgumentsOf<N>, signal?: AbortSignal): Promise<AnswerOf<N>> {
    signal?.throwIfAborted();
    if (args[0].length <= this.#inPlaceMost && !longTasks.has(name)) return callTask(name, args);
    return this.#pool.run(name, args as Parameters<StylistTasks[N]>, { signal }) as Promise<AnswerOf<N>>;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
