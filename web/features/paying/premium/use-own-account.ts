import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { registeringToPayBy } from '#web/paths.ts';

export function useOwnAccount(method: string | null) {
  return useMutation({
    mutationFn: () => api('POST /api/logout'),
    onError: (error) => console.warn('logout failed', error),
    onSettled: () => window.location.assign(registeringToPayBy(method)),
  });
}
