import { useQueryClient } from '@tanstack/react-query';

/** Refetches everything that an advisor can change. */
export function useDataChanged() {
  const client = useQueryClient();
  const apart: readonly unknown[] = ['session', 'conversations'];
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => !apart.includes(queryKey[0]) });
}
