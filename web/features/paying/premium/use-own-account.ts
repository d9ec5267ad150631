import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { registeringToPayBy } from '#web/paths.ts';

/** Leaves the demonstration for an account of one's own, with the chosen method in the pocket. */
export function useOwnAccount(method: string | null) {
  return useMutation({
    mutationFn: () => api('POST /api/logout'),
    onError: (error) => console.warn('logout failed', error),
    onSettled: () => window.location.assign(registeringToPayBy(method)),
  });
}
