import { decodePhotosOnly } from '#scanner/decode.ts';
import { serveTasksInProcess } from '#server/platform/threads/serve-tasks-in-process.ts';
import { labelTasks } from './label-tasks.ts';

/* A process of its own: reading a label takes seconds and would block scans. */
decodePhotosOnly();
serveTasksInProcess(labelTasks);
