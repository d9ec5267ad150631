import { serveTasks } from '#server/platform/threads/serve-tasks.ts';
import { readingTasks } from '#server/wardrobe/scans/reading-tasks.ts';

/** The same reader on a thread of this process, to compare with. */
serveTasks(readingTasks);
