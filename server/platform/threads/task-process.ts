import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { unlessAborted } from '../unless-aborted.ts';
import type { AnswerOf, ArgumentsOf, Order, Reply, Tasks, TaskWorker, Usage } from './tasks.ts';

export interface ProcessLimits {
  /** Enforced on systems that can. */
  memoryMiB: number;
  /** Over its whole life; enforced on systems that can. */
  cpuSeconds: number;
}

/** By a limit, a fault in native code or a signal. */
export class TaskProcessEnded extends Error {
  override readonly name = 'TaskProcessEnded';
}

/** Share of a limit; replaced between tasks. */
const worn = 0.5;
/** For an aborted task: a new process costs more. */
const unwantedMillisMost = 1_000;
const patienceMillis = 5_000;

/** No keys. */
const inherited = [
  'LANG',
  'LD_LIBRARY_PATH',
  'LD_PRELOAD',
  'MALLOC_ARENA_MAX',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'TZ',
] as const;

export const environmentWithoutKeys = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );

const shell = '/bin/sh';
/** No core dumps, which would contain photos. */
const underLimits =
  'ulimit -c 0; ulimit -d "$1" 2>/dev/null || :; ulimit -t "$2" 2>/dev/null || :; shift 2; exec "$@"';

/** Gets none of the server's keys; does not keep the server alive. */
export class TaskProcess<T extends Tasks> implements TaskWorker<T> {
  readonly #file: string;
  readonly #limits: ProcessLimits;
  #child: ChildProcess | null = null;
  #inHand: Promise<unknown> = Promise.resolve();

  /** @param file a module that calls `serveTasksInProcess` */
  constructor(file: URL, limits: ProcessLimits) {
    this.#file = fileURLToPath(file);
    this.#limits = limits;
  }

  get started(): boolean {
    return this.#child !== null;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** One at a time. An abort kills the process, unless the task ends within a moment. */
  run<N extends keyof T>(name: N, args: ArgumentsOf<T, N>, signal?: AbortSignal): Promise<AnswerOf<T, N>> {
    signal?.throwIfAborted();
    this.#child ??= this.#start();
    const work = this.#ask(this.#child, { name: String(name), args });
    this.#inHand = signal === undefined ? work : this.#endWhenUnwanted(this.#child, work, signal);
    this.#inHand.catch(() => {});
    return unlessAborted(work as Promise<AnswerOf<T, N>>, signal);
  }

  #ask(child: ChildProcess, order: Order): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        child.off('message', onMessage).off('exit', onExit);
        hold(child, false);
        act();
      };
      const onMessage = (message: unknown) =>
        settle(() => {
          const reply = message as Reply & { usage: Usage };
          this.#replaceWhenWorn(child, reply.usage);
          if ('error' in reply) reject(reply.error);
          else resolve(reply.answer);
        });
      const onExit = (code: number | null, killedBy: string | null) =>
        settle(() => reject(new TaskProcessEnded(`A process has ended (${killedBy ?? code})`)));
      hold(child, true);
      child.on('message', onMessage).on('exit', onExit);
      child.send(order, (error) => error && child.kill('SIGKILL'));
    });
  }

  async #endWhenUnwanted(child: ChildProcess, work: Promise<unknown>, signal: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    let ending: NodeJS.Timeout | undefined;
    const onAbort = () => {
      const left = unwantedMillisMost - (performance.now() - startedAt);
      ending = setTimeout(() => child.kill('SIGKILL'), Math.max(0, left));
    };
    signal.addEventListener('abort', onAbort);
    await work.catch(() => {});
    signal.removeEventListener('abort', onAbort);
    clearTimeout(ending);
  }

  #replaceWhenWorn(child: ChildProcess, { cpuSeconds, memoryMiB }: Usage): void {
    if (cpuSeconds < worn * this.#limits.cpuSeconds && memoryMiB < worn * this.#limits.memoryMiB) return;
    if (this.#child === child) this.rest();
  }

  #start(): ChildProcess {
    const { memoryMiB, cpuSeconds } = this.#limits;
    const node = [
      process.execPath,
      '--max-old-space-size=256',
      // V8 sets the limit from the heap alone, yet pictures count towards it: each photo would cause a full
      // collection. In MB.
      '--initial-old-space-size=64',
      this.#file,
    ];
    const limited = [shell, '-c', underLimits, shell, String(memoryMiB * 1024), String(cpuSeconds), ...node];
    const [command = '', ...args] = existsSync(shell) ? limited : node;
    const child = spawn(command, args, {
      env: environmentWithoutKeys(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', () => child.kill('SIGKILL'));
    child.on('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }

  async settled(): Promise<void> {
    await this.#inHand.catch(() => {});
  }

  rest(): void {
    const child = this.#child;
    this.#child = null;
    if (child?.connected) child.disconnect();
    else child?.kill('SIGKILL');
  }

  async close(): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.settled(), sleep(patienceMillis, undefined, late).catch(() => {})]);
    late.abort();
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.kill('SIGKILL');
    await ended;
  }
}

function hold(child: ChildProcess, held: boolean): void {
  if (held) child.ref();
  else child.unref();
  const { channel } = child;
  if (held) channel?.ref();
  else channel?.unref();
}
