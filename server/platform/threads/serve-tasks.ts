import { parentPort } from 'node:worker_threads';
import { type Order, replyTo, type Tasks } from './tasks.ts';

/** Runs tasks in this thread: receives one, sends its result or error. */
export function serveTasks(tasks: Tasks): void {
  parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await replyTo(tasks, order)));
}
