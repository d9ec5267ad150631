import { decodePhotosOnly } from '#scanner/decode.ts';
import { serveTasksInProcess } from '#server/platform/threads/serve-tasks-in-process.ts';
import { labelTasks } from './label-tasks.ts';

/* Letters are read in a process of their own, for seconds: no scan waits behind a label, and nothing else does. */
decodePhotosOnly();
serveTasksInProcess(labelTasks);
