import { serveTasks } from '#server/platform/threads/serve-tasks.ts';
import { stylistTasks } from './tasks.ts';

serveTasks(stylistTasks);
