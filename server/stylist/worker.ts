import { parentPort } from 'node:worker_threads';
import { type ArgumentsOf, callTask, type TaskName } from './tasks.ts';

/* The outfit engine on a thread of its own: a task comes in, its answer or its error goes out. */
parentPort?.on('message', ({ name, args }: { name: TaskName; args: ArgumentsOf<TaskName> }) => {
  try {
    parentPort?.postMessage({ answer: callTask(name, args) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
