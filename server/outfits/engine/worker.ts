import { serveTasks } from '#server/platform/threads/tasks.ts';
import { stylistTasks } from './tasks.ts';

serveTasks(stylistTasks);
