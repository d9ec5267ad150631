import { serveTasks } from '#server/platform/threads/serve-tasks.ts';
import { readingTasks } from '#server/wardrobe/scans/reading-tasks.ts';

serveTasks(readingTasks);
