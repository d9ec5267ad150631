import { ApiError } from '#server/platform/errors.ts';
import { ThreadPool } from '#server/platform/threads/pools.ts';
import {
  type AnswerOf,
  type ArgumentsOf,
  callTask,
  longTasks,
  type StylistTasks,
  type TaskName,
} from './tasks.ts';

/** A smaller search blocks the main thread for at most two milliseconds: `npm run bench generation`. */
const inPlaceMost = 120;

interface StylistOptions {
  inPlaceMost?: number;
  threads?: number;
  waitingMost?: number;
}

/** Small wardrobes run on the main thread, large ones in worker threads. */
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

  /** @throws ApiError `stylist_busy` when the queue is full */
  async run<N extends TaskName>(name: N, args: ArgumentsOf<N>, signal?: AbortSignal): Promise<AnswerOf<N>> {
    signal?.throwIfAborted();
    if (args[0].length <= this.#inPlaceMost && !longTasks.has(name)) return callTask(name, args);
    return this.#pool.run(name, args as Parameters<StylistTasks[N]>, { signal }) as Promise<AnswerOf<N>>;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
