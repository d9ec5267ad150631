import { type Caller, FairLine } from './fair-line.ts';
import type { AnswerOf, ArgumentsOf, Tasks, TaskWorker } from './tasks.ts';

interface Waiting<T extends Tasks> {
  readonly caller: Caller;
  start(worker: TaskWorker<T>): void;
}

export interface PoolOptions<T extends Tasks> {
  /** More members than these in line, or more guests, would wait longer than anybody does. */
  waitingMost: number;
  /** More of one person's tasks than these do not wait. */
  waitingOfOneMost?: number;
  /** What is thrown at those who would be in line behind them. */
  busy(): Error;
  /** A task that takes longer than so many milliseconds is ended, with a `TimeoutError`. */
  taskMillisMost?: number;
  /** After so many milliseconds without a task the workers give back what they hold. Otherwise they stay warm. */
  restAfterMillis?: number;
  /** A task without arguments that a worker does before its first one, and again when it had to be replaced. */
  warmUp?: keyof T;
}

export interface RunOptions {
  /** For whom the task is done. Tasks without a person share one turn. */
  caller?: Caller;
  /** Aborts the work when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

const everybody: Caller = { id: '', member: true };

/** A few workers and a fair line before them. Neither one person nor all guests together can take every worker. */
export class TaskPool<T extends Tasks> {
  readonly #options: PoolOptions<T>;
  readonly #workers: readonly TaskWorker<T>[];
  readonly #idle: TaskWorker<T>[];
  readonly #line = new FairLine<Waiting<T>>();
  /** For whom tasks are being done. */
  readonly #served: Caller[] = [];
  #resting: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(workers: readonly TaskWorker<T>[], options: PoolOptions<T>) {
    this.#options = options;
    this.#workers = workers;
    this.#idle = [...workers];
  }

  async run<N extends keyof T>(
    name: N,
    args: ArgumentsOf<T, N>,
    { caller = everybody, signal }: RunOptions = {},
  ): Promise<AnswerOf<T, N>> {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('The workers have ended');
    const worker = await this.#turn(caller, signal);
    try {
      return await worker.run(name, args, this.#limited(signal));
    } finally {
      void this.#release(worker, caller);
    }
  }

  /** Starts the workers ahead of the first task. @throws what `warmUp` throws */
  async warm(): Promise<void> {
    await Promise.all(
      this.#idle.splice(0).map(async (worker) => {
        try {
          await this.#warm(worker);
        } finally {
          this.#giveOn(worker);
        }
      }),
    );
  }

  async #warm(worker: TaskWorker<T>): Promise<void> {
    const { warmUp } = this.#options;
    if (warmUp !== undefined && !this.#closed)
      await worker.run(warmUp, [] as unknown as ArgumentsOf<T, keyof T>);
  }

  #limited(signal: AbortSignal | undefined): AbortSignal | undefined {
    const { taskMillisMost } = this.#options;
    if (taskMillisMost === undefined) return signal;
    const limit = AbortSignal.timeout(taskMillisMost);
    return signal === undefined ? limit : AbortSignal.any([signal, limit]);
  }

  readonly #mayStart = (caller: Caller): boolean => {
    if (caller === everybody) return true;
    const most = Math.max(1, this.#workers.length - 1);
    const own = this.#served.filter(({ id }) => id === caller.id).length;
    const guests = this.#served.filter(({ member }) => !member).length;
    return own < most && (caller.member || guests < most);
  };

  #turn(caller: Caller, signal: AbortSignal | undefined): Promise<TaskWorker<T>> {
    clearTimeout(this.#resting);
    const free = this.#mayStart(caller) ? this.#idle.pop() : undefined;
    if (free !== undefined) {
      this.#served.push(caller);
      return Promise.resolve(free);
    }
    const { waitingMost, waitingOfOneMost = waitingMost } = this.#options;
    const [alike, own] = [this.#line.waitingLike(caller), this.#line.waitingOf(caller)];
    if (alike >= waitingMost || own >= waitingOfOneMost) throw this.#options.busy();
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (this.#line.remove(one)) reject(signal?.reason);
      };
      const one: Waiting<T> = {
        caller,
        start: (worker) => {
          signal?.removeEventListener('abort', leave);
          resolve(worker);
        },
      };
      this.#line.add(one);
      signal?.addEventListener('abort', leave);
    });
  }

  async #release(worker: TaskWorker<T>, caller: Caller): Promise<void> {
    await worker.settled();
    // Where it cannot be warmed, the next task finds out why.
    if (!worker.started) await this.#warm(worker).catch(() => {});
    this.#served.splice(this.#served.indexOf(caller), 1);
    this.#giveOn(worker);
  }

  #giveOn(worker: TaskWorker<T>): void {
    this.#idle.push(worker);
    for (let free = this.#idle.length; free > 0; free--) {
      const next = this.#line.next(this.#mayStart);
      if (next === undefined) break;
      this.#served.push(next.caller);
      next.start(this.#idle.pop() as TaskWorker<T>);
    }
    const { restAfterMillis } = this.#options;
    if (restAfterMillis === undefined || this.#idle.length < this.#workers.length) return;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      for (const idle of this.#idle) idle.rest();
    }, restAfterMillis).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#resting);
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }
}
