import { decodePhotosOnly } from '#scanner/decode.ts';
import { serveTasksInProcess } from '#server/platform/threads/serve-tasks-in-process.ts';
import { readingTasks } from './reading-tasks.ts';

/*
 * Strangers' photographs are unpacked by native code and read by a network: in a process of their own, which holds no
 * other request up, knows no key and can be ended.
 */
decodePhotosOnly();
serveTasksInProcess(readingTasks);
