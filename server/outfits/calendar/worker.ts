import { serveTasks } from '#server/platform/threads/serve-tasks.ts';
import { readIcs } from './read-ics.ts';

export const calendarTasks = { readIcs };

serveTasks(calendarTasks);
