import { queryClient } from '#web/query.ts';

/** Refetches everything that an advisor can change. */
export function useDataChanged() {
  const apart: readonly unknown[] = ['session', 'conversations'];
  return () =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !apart.includes(queryKey[0]) });
}
