import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { paths } from '#web/paths.ts';

/**
 * Ends the session and goes to `/` as a new document, which leaves nothing of the person in memory.
 * A failure is only logged: the person asked to leave, and leaves.
 */
export function useLogout() {
  return useMutation({
    mutationFn: () => api('POST /api/logout'),
    onError: (error) => console.warn('logout failed', error),
    onSettled: () => window.location.assign(paths.home),
  });
}
