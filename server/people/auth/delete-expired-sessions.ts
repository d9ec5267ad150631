import { lte } from 'drizzle-orm';
import {
  accessGrants,
  knownDevices,
  sessions,
  signInFailures,
  signInSteps,
  viewerInvitations,
} from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';

export async function deleteExpiredSessions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now()));
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, now()));
  await db.delete(signInSteps).where(lte(signInSteps.expiresAt, now()));
  await db.delete(viewerInvitations).where(lte(viewerInvitations.expiresAt, now()));
  await db.delete(accessGrants).where(lte(accessGrants.expiresAt, now()));
  await db.delete(signInFailures).where(lte(signInFailures.windowEndsAt, now()));
}
