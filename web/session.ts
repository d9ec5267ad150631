import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api, type Output, showWardrobe } from './api.ts';
import { queryClient } from './query.ts';

export type User = Output<'GET /api/auth/user'>;

/** Of what this browser keeps: deleted with the person's, and read in one wardrobe alone. */
export const keptBy = ({ id, ward }: User): string => (ward ? `${id}/${ward.id}` : id);

let shown: string | null = null;

export const wardrobeIdOf = ({ id, ward }: User): string => ward?.id ?? id;

function show(user: User): User {
  shown = wardrobeIdOf(user);
  showWardrobe(shown);
  return user;
}

async function currentUser(signal: AbortSignal): Promise<User | null> {
  try {
    const user = await api('GET /api/auth/user', {}, { signal });
    // Opened in another tab: what this one has in memory is of another wardrobe.
    if (shown !== null && shown !== wardrobeIdOf(user)) window.location.reload();
    return show(user);
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
export const useSession = () => useQuery(sessionQuery);

/** Only below routes for members. */
export function useUser(): User {
  const { data } = useSession();
  if (!data) throw new Error('useUser needs a signed-in person above it');
  return data;
}

/** Clears everything cached for the previous user. */
export function startSession(user: User) {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  queryClient.setQueryData(sessionQuery.queryKey, show(user));
}

export function nameOf(user: Pick<User, 'firstName' | 'username' | 'email'>, fallback: string): string {
  return user.firstName || user.username || user.email || fallback;
}
