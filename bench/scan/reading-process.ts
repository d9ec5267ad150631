import { decodePhotosOnly } from '#scanner/decode.ts';
import { serveTasksInProcess } from '#server/platform/threads/tasks.ts';
import { readingTasks } from '#server/wardrobe/scans/reading-tasks.ts';

const tasks = { ...readingTasks, used: () => process.cpuUsage(), echo: (bytes: Uint8Array) => bytes };
export type MeasuredTasks = typeof tasks;

decodePhotosOnly();
serveTasksInProcess(tasks);
