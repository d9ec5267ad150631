import { serveTasks } from '#server/platform/threads/serve-tasks.ts';
import { labelTasks } from './label-tasks.ts';

/* Letters are read on a thread of their own, for seconds: no scan waits behind a label, and nothing else does. */
serveTasks(labelTasks);
