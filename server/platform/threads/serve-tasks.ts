import { parentPort } from 'node:worker_threads';
import type { Tasks } from './tasks.ts';

/** Makes this thread do tasks: one comes in, its answer or its error goes out. */
export function serveTasks(tasks: Tasks): void {
  parentPort?.on('message', async ({ name, args }: { name: string; args: unknown[] }) => {
    try {
      parentPort?.postMessage({ answer: await tasks[name]?.(...args) });
    } catch (error) {
      parentPort?.postMessage({ error });
    }
  });
}
