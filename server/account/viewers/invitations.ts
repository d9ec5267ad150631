import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Viewable } from '#contract/viewables.ts';
import type { Invitation } from '#contract/viewers.ts';
import { lockPerson } from '#server/people/auth/queries.ts';
import { hashToken } from '#server/people/auth/sessions.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { users, viewedWardrobes, viewerInvitations, viewers } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';

export type InvitationRow = typeof viewerInvitations.$inferSelect;

const lifetimeMillis = limits.viewers.invitationDays * 24 * 60 * 60 * 1000;

export const invitationsOf = (db: Executor, ownerId: string, now: Date): Promise<InvitationRow[]> =>
  db
    .select()
    .from(viewerInvitations)
    .where(and(eq(viewerInvitations.ownerId, ownerId), gt(viewerInvitations.expiresAt, now)))
    .orderBy(desc(viewerInvitations.createdAt), asc(viewerInvitations.id));

export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  sentTo: row.sentTo,
  shows: row.shows,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

interface NewInvitation {
  ownerId: string;
  ownerName: string;
  sentTo: string | null;
  shows: Viewable[];
}

/** Returns the token, of which only the hash is stored. @throws ApiError `viewer_limit` */
export async function createInvitation(
  tx: Executor,
  invitation: NewInvitation,
  now: Date,
): Promise<{ row: InvitationRow; token: string }> {
  const { ownerId } = invitation;
  await lockPerson(tx, ownerId);
  await tx
    .delete(viewerInvitations)
    .where(and(eq(viewerInvitations.ownerId, ownerId), lte(viewerInvitations.expiresAt, now)));
  const invited = await tx.$count(viewerInvitations, eq(viewerInvitations.ownerId, ownerId));
  const held = await tx.$count(viewers, eq(viewers.ownerId, ownerId));
  if (invited + held >= limits.viewers.most) throw new ApiError('viewer_limit');
  const token = randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(viewerInvitations)
    .values({
      ...invitation,
      id: randomUUID(),
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMillis),
    })
    .returning();
  return { row: row as InvitationRow, token };
}

const usable = (token: string, now: Date) =>
  and(eq(viewerInvitations.tokenHash, hashToken(token)), gt(viewerInvitations.expiresAt, now));

/** @throws ApiError `invitation_ended` */
export async function invitationAt(db: Executor, token: string, now: Date): Promise<InvitationRow> {
  const [row] = await db.select().from(viewerInvitations).where(usable(token, now));
  if (row === undefined) throw new ApiError('invitation_ended');
  return row;
}

/** Deletes the invitation. @throws ApiError `invitation_ended`, `invitation_own` */
export async function takeInvitation(
  tx: Executor,
  { token, userId }: { token: string; userId: string },
  now: Date,
): Promise<InvitationRow> {
  const { ownerId } = await invitationAt(tx, token, now);
  if (ownerId === userId) throw new ApiError('invitation_own');
  // Erasing an account locks its row first, too.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [ownerId, userId]))
    .orderBy(asc(users.id))
    .for('key share');
  const [used] = await tx.delete(viewerInvitations).where(usable(token, now)).returning();
  if (used === undefined) throw new ApiError('invitation_ended');
  return used;
}

interface Acceptance {
  token: string;
  viewer: { id: string; username: string };
  name: string;
}

/** For a present viewer, the new invitation replaces what was shown. @throws ApiError as `takeInvitation` */
export async function acceptInvitation(
  tx: Executor,
  { token, viewer, name }: Acceptance,
  now: Date,
): Promise<InvitationRow> {
  const invitation = await takeInvitation(tx, { token, userId: viewer.id }, now);
  const { ownerId, ownerName, shows } = invitation;
  await tx
    .insert(viewers)
    .values({
      ownerId,
      viewerId: viewer.id,
      name,
      username: viewer.username,
      ownerName,
      shows,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [viewers.ownerId, viewers.viewerId],
      set: { name, ownerName, shows },
    });
  await tx
    .insert(viewedWardrobes)
    .values({ ownerId: viewer.id, shownBy: ownerId, name: ownerName, createdAt: now })
    .onConflictDoUpdate({
      target: [viewedWardrobes.ownerId, viewedWardrobes.shownBy],
      set: { name: ownerName },
    });
  return invitation;
}

/** @throws ApiError `invitation_not_found`, also for one of another owner */
export async function withdrawInvitation(db: Executor, ownerId: string, id: string): Promise<void> {
  const gone = await db
    .delete(viewerInvitations)
    .where(and(eq(viewerInvitations.ownerId, ownerId), eq(viewerInvitations.id, id)))
    .returning({ id: viewerInvitations.id });
  if (gone.length === 0) throw new ApiError('invitation_not_found');
}
