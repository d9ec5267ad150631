import { parentPort } from 'node:worker_threads';
import { type Order, replyTo, type Tasks } from './tasks.ts';

export function serveTasks(tasks: Tasks): void {
  parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await replyTo(tasks, order)));
}
