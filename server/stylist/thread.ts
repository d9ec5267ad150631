import { Worker } from 'node:worker_threads';
import type { AnswerOf, ArgumentsOf, TaskName } from './tasks.ts';

type Reply = { answer: unknown } | { error: unknown };

/** One thread of the engine. It starts with its first task, stays warm, and keeps no process alive. */
export class Thread {
  #worker: Worker | null = null;

  /** One task at a time. An abort ends the thread, as nothing else stops a search; the next task starts another. */
  run<N extends TaskName>(name: N, args: ArgumentsOf<N>, signal?: AbortSignal): Promise<AnswerOf<N>> {
    signal?.throwIfAborted();
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { name: 'stylist' });
    const worker = this.#worker;
    worker.ref();
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
        signal?.removeEventListener('abort', onAbort);
        worker.unref();
        act();
      };
      const onMessage = (reply: Reply) =>
        settle(() => {
          if ('error' in reply) reject(reply.error);
          else resolve(reply.answer as AnswerOf<N>);
        });
      const onEnd = (reason: unknown) => {
        this.#worker = null;
        settle(() =>
          reject(reason instanceof Error ? reason : new Error('The thread of the stylist has ended')),
        );
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
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }
}
