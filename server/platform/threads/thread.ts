import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnswerOf, ArgumentsOf, Reply, Tasks, TaskWorker } from './tasks.ts';

const patienceMillis = 5_000;

/** Does not keep the process alive. */
export class Thread<T extends Tasks> implements TaskWorker<T> {
  readonly #file: URL;
  #worker: Worker | null = null;
  #inHand: Promise<unknown> = Promise.resolve();

  /** @param file a module that calls `serveTasks` */
  constructor(file: URL) {
    this.#file = file;
  }

  get started(): boolean {
    return this.#worker !== null;
  }

  /** One at a time. An abort ends the thread, as nothing else stops a computation. */
  run<N extends keyof T>(name: N, args: ArgumentsOf<T, N>, signal?: AbortSignal): Promise<AnswerOf<T, N>> {
    signal?.throwIfAborted();
    this.#worker ??= new Worker(this.#file);
    const worker = this.#worker;
    worker.ref();
    const answer = new Promise<AnswerOf<T, N>>((resolve, reject) => {
      const settle = (act: () => void) => {
        worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
        signal?.removeEventListener('abort', onAbort);
        worker.unref();
        act();
      };
      const onMessage = (reply: Reply) =>
        settle(() => {
          if ('error' in reply) reject(reply.error);
          else resolve(reply.answer as AnswerOf<T, N>);
        });
      const onEnd = (reason: unknown) => {
        this.#worker = null;
        settle(() => reject(reason instanceof Error ? reason : new Error('A thread has ended')));
      };
      const onAbort = () => {
        this.#worker = null;
        settle(() => reject(signal?.reason));
        void worker.terminate();
      };
      worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
      signal?.addEventListener('abort', onAbort);
      worker.postMessage({ name, args });
    });
    this.#inHand = answer.catch(() => {});
    return answer;
  }

  settled(): Promise<void> {
    return Promise.resolve();
  }

  rest(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }

  /** Terminating a native library while it loads crashes the process. */
  async close(): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.#inHand, sleep(patienceMillis, undefined, late).catch(() => {})]);
    late.abort();
    await this.#worker?.terminate();
    this.#worker = null;
  }
}
