import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { environmentWithoutKeys } from '#server/platform/threads/task-process.ts';
import type { RenderAnswer } from './child.ts';

interface Waiting {
  resolve(png: Uint8Array): void;
  reject(error: Error): void;
}

const childFile = fileURLToPath(new URL('./child.ts', import.meta.url));
const waiting = new Map<number, Waiting>();
let child: ChildProcess | undefined;
let orders = 0;

/** @throws when the renderer fails or crashes; the next call starts a new process */
export function renderSvg(svg: string, widthPx: number): Promise<Uint8Array> {
  const renderer = child ?? start();
  const id = ++orders;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    // An idle child must not keep this process alive.
    renderer.ref();
    renderer.channel?.ref();
    renderer.send({ id, svg, widthPx });
  });
}

function start(): ChildProcess {
  const renderer = fork(childFile, {
    env: environmentWithoutKeys(),
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child = renderer;
  renderer.on('message', (answer) => settle(answer as RenderAnswer));
  renderer.on('error', () => renderer.kill());
  renderer.on('exit', (code, signal) => {
    if (child === renderer) child = undefined;
    for (const { reject } of waiting.values()) reject(new Error(`the renderer ended (${signal ?? code})`));
    waiting.clear();
  });
  return renderer;
}

function settle(answer: RenderAnswer): void {
  const order = waiting.get(answer.id);
  waiting.delete(answer.id);
  if (waiting.size === 0) {
    child?.unref();
    child?.channel?.unref();
  }
  if ('png' in answer) order?.resolve(answer.png);
  else order?.reject(new Error(answer.error));
}
