import { serveTasks } from '#server/platform/threads/serve-tasks.ts';
import { stylistTasks } from './tasks.ts';

/* The outfit engine on a thread of its own. */
serveTasks(stylistTasks);
