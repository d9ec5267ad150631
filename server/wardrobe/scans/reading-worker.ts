import { decodePhotosOnly } from '#scanner/decode.ts';
import { serveTasksInProcess } from '#server/platform/threads/tasks.ts';
import { readingTasks } from './reading-tasks.ts';

/* Untrusted files meet native code here: the process has no secrets and can be killed. */
decodePhotosOnly();
serveTasksInProcess(readingTasks);
