import { decodePhotosOnly } from '#scanner/decode.ts';
import { serveTasksInProcess } from '#server/platform/threads/serve-tasks-in-process.ts';
import { readingTasks } from './reading-tasks.ts';

/* Decodes untrusted files with native code in a process without secrets that can be killed. */
decodePhotosOnly();
serveTasksInProcess(readingTasks);
