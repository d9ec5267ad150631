import { deleteUser } from '#server/auth/queries.ts';
import type { Sessions } from '#server/auth/sessions.ts';
import { ownerFolder } from '#server/photos/keep.ts';
import type { Services } from '#server/services.ts';

/**
 * Erases a person: the row goes with everything that hangs on it, then the photographs. Should the
 * second step fail, nobody can reach the files any more, and erasing again removes them.
 */
export async function erasePerson(
  { db, photoStore }: Pick<Services, 'db' | 'photoStore'>,
  sessions: Sessions | undefined,
  userId: string,
): Promise<void> {
  await deleteUser(db, userId);
  sessions?.forget(userId);
  await photoStore.removeFolder(ownerFolder(userId));
}
