import { serveTasks } from '#server/platform/threads/tasks.ts';
import { readIcs } from './read-ics.ts';

export const calendarTasks = { readIcs };

serveTasks(calendarTasks);
