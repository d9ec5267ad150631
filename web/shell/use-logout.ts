import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { paths } from '#web/paths.ts';

/**
 * Ends the session and loads `/` as a new document, which clears all personal data from memory. A failure
 * is only logged.
 */
export function useLogout() {
  return useMutation({
    mutationFn: () => api('POST /api/logout'),
    onError: (error) => console.warn('logout failed', error),
    onSettled: () => window.location.assign(paths.home),
  });
}
