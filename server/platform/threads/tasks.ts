/** What a thread can be asked: functions by name, whose arguments and answers can be copied. */
// biome-ignore lint/suspicious/noExplicitAny: any function whatsoever; each caller's types are its own
export type Tasks = Record<string, (...args: any[]) => unknown>;

export type ArgumentsOf<T extends Tasks, N extends keyof T> = Parameters<T[N]>;
export type AnswerOf<T extends Tasks, N extends keyof T> = Awaited<ReturnType<T[N]>>;
