import { serveTasks } from '#server/platform/threads/tasks.ts';
import { readingTasks } from '#server/wardrobe/scans/reading-tasks.ts';

serveTasks(readingTasks);
