import { type Order, type Reply, replyTo, type Tasks } from './tasks.ts';

/** What a process has used since it started; it is replaced before it reaches its limits. */
export interface Usage {
  cpuSeconds: number;
  memoryMiB: number;
}

/** Makes this child process do tasks: one comes in, its answer or its error goes out. */
export function serveTasksInProcess(tasks: Tasks): void {
  const send = (reply: Reply) => process.send?.({ ...reply, usage: usage() });
  process.on('message', async (order: Order) => send(await replyTo(tasks, order)));
  // At once: `exit` would wait for a picture that nobody wants any more.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Both reach the whole group; the parent decides when this ends.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, memoryMiB: process.memoryUsage.rss() / 2 ** 20 };
}
