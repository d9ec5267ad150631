/** What a worker can be asked: functions by name, whose arguments and results can be copied. */
// biome-ignore lint/suspicious/noExplicitAny: any function whatsoever; each caller's types are its own
export type Tasks = Record<string, (...args: any[]) => unknown>;

export type ArgumentsOf<T extends Tasks, N extends keyof T> = Parameters<T[N]>;
export type AnswerOf<T extends Tasks, N extends keyof T> = Awaited<ReturnType<T[N]>>;

/** What a worker is sent, and what it sends back. */
export interface Order {
  name: string;
  args: unknown[];
}
export type Reply = { answer: unknown } | { error: unknown };

export async function replyTo(tasks: Tasks, { name, args }: Order): Promise<Reply> {
  try {
    return { answer: await tasks[name]?.(...args) };
  } catch (error) {
    return { error };
  }
}

/** A thread or a process that does one task at a time. */
export interface TaskWorker<T extends Tasks> {
  /** Whether it has been started and lives. */
  readonly started: boolean;
  /** @param signal aborts the work */
  run<N extends keyof T>(name: N, args: ArgumentsOf<T, N>, signal?: AbortSignal): Promise<AnswerOf<T, N>>;
  /** Resolves when it can be given another task: after an abort it may still be busy for a moment. */
  settled(): Promise<void>;
  /** Gives back what it holds; the next task starts it anew. Only for one that has no task in hand. */
  rest(): void;
  /** Ends after the task in hand. */
  close(): Promise<void>;
}
