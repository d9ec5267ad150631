import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api, type Output } from './api.ts';
import { queryClient } from './query.ts';

export type User = Output<'GET /api/auth/user'>;

async function currentUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await api('GET /api/auth/user', {}, { signal });
  } catch (error) {
    // 401 means a visitor, not a failure.
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => currentUser(signal),
  retry: false,
  staleTime: 5 * 60_000,
});

// The server marks the documents of visitors, which saves their first call.
if (typeof document !== 'undefined' && document.documentElement.dataset.visitor !== undefined)
  queryClient.setQueryData(sessionQuery.queryKey, null);

/** `data` is null for a visitor and undefined while loading. */
export function useSession() {
  return useQuery(sessionQuery);
}

/** Only below routes for members. */
export function useUser(): User {
  const { data } = useSession();
  if (!data) throw new Error('useUser needs a signed-in person above it');
  return data;
}

/** Clears everything cached for the previous user. */
export function startSession(user: User) {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  queryClient.setQueryData(sessionQuery.queryKey, user);
}

export function nameOf(user: Pick<User, 'firstName' | 'username' | 'email'>, fallback: string): string {
  return user.firstName || user.username || user.email || fallback;
}
