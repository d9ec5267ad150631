import { serveTasks } from '#server/platform/threads/serve-tasks.ts';
import { readingTasks } from './reading-tasks.ts';

/* Photographs are read on a thread of their own: the network and the masks would hold every other request up. */
serveTasks(readingTasks);
