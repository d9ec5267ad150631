import { type Caller, FairQueue } from './fair-queue.ts';
import type { AnswerOf, ArgumentsOf, Tasks, TaskWorker } from './tasks.ts';

interface Waiting<T extends Tasks> {
  readonly caller: Caller;
  start(worker: TaskWorker<T>): void;
}

export interface PoolOptions<T extends Tasks> {
  /** Length of each queue: members' and guests'. */
  waitingMost: number;
  /** Waiting tasks of one person. */
  waitingOfOneMost?: number;
  /** Thrown when the queue is full. */
  busy(): Error;
  /** Aborts with a `TimeoutError`. */
  taskMillisMost?: number;
  restAfterMillis?: number;
  /** Run first by each worker, also after a replacement. */
  warmUp?: keyof T;
}

export interface RunOptions {
  /** Tasks without a caller share one turn. */
  caller?: Caller;
  signal?: AbortSignal | undefined;
}

const everybody: Caller = { id: '', member: true };

/** Neither one person nor all guests together can occupy every worker. */
export class TaskPool<T extends Tasks> {
  readonly #options: PoolOptions<T>;
  readonly #workers: readonly TaskWorker<T>[];
  readonly #idle: TaskWorker<T>[];
  readonly #line = new FairQueue<Waiting<T>>();
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

  /** @throws whatever `warmUp` throws */
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
    // If warming fails, the next task reports why.
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
