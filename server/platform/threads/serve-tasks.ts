import { parentPort } from 'node:worker_threads';
import { type Order, replyTo, type Tasks } from './tasks.ts';

/** Makes this thread do tasks: one comes in, its answer or its error goes out. */
export function serveTasks(tasks: Tasks): void {
  parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await replyTo(tasks, order)));
}
