import { queryClient, queryOf } from '#web/query.ts';

export const remindersQuery = queryOf(['reminders'], 'GET /api/reminders');

export const refreshReminders = () => queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey });
