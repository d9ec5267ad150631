import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query.ts';

export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => api('GET /api/reminders', {}, { signal }),
});

export const refreshReminders = () => queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey });
