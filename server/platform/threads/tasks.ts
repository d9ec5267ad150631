import { parentPort } from 'node:worker_threads';

/** Arguments and results must be cloneable. */
// biome-ignore lint/suspicious/noExplicitAny: any function whatsoever; each caller's types are its own
export type Tasks = Record<string, (...args: any[]) => unknown>;

export type ArgumentsOf<T extends Tasks, N extends keyof T> = Parameters<T[N]>;
export type AnswerOf<T extends Tasks, N extends keyof T> = Awaited<ReturnType<T[N]>>;

export interface Order {
  name: string;
  args: unknown[];
}
export type Reply = { answer: unknown } | { error: unknown };

async function replyTo(tasks: Tasks, { name, args }: Order): Promise<Reply> {
  try {
    return { answer: await tasks[name]?.(...args) };
  } catch (error) {
    return { error };
  }
}

export interface TaskWorker<T extends Tasks> {
  readonly started: boolean;
  run<N extends keyof T>(name: N, args: ArgumentsOf<T, N>, signal?: AbortSignal): Promise<AnswerOf<T, N>>;
  /** After an abort it may be busy for a moment. */
  settled(): Promise<void>;
  /** Only while idle; the next task restarts it. */
  rest(): void;
  close(): Promise<void>;
}

export function serveTasks(tasks: Tasks): void {
  parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await replyTo(tasks, order)));
}

export interface Usage {
  cpuSeconds: number;
  memoryMiB: number;
}

export function serveTasksInProcess(tasks: Tasks): void {
  const send = (reply: Reply) => process.send?.({ ...reply, usage: usage() });
  process.on('message', async (order: Order) => send(await replyTo(tasks, order)));
  // `exit` would wait for the current picture.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Signals reach the whole process group; the parent decides.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, memoryMiB: process.memoryUsage.rss() / 2 ** 20 };
}
