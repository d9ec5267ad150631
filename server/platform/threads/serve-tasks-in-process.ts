import { type Order, type Reply, replyTo, type Tasks } from './tasks.ts';

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
