import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { correctionConsents } from '#server/platform/db/schema/index.ts';

/** Since when the person agrees; null for not. */
export async function agreedSince(db: Executor, ownerId: string): Promise<Date | null> {
  const [row] = await db
    .select({ agreedAt: correctionConsents.agreedAt })
    .from(correctionConsents)
    .where(and(eq(correctionConsents.ownerId, ownerId), isNull(correctionConsents.revokedAt)));
  return row?.agreedAt ?? null;
}

/** Writes down that the person agrees. Agreeing again keeps the first date. */
export async function agree(db: Executor, ownerId: string, now: Date): Promise<void> {
  if ((await agreedSince(db, ownerId)) !== null) return;
  const said = { agreedAt: now, revokedAt: null };
  await db
    .insert(correctionConsents)
    .values({ ownerId, ...said })
    .onConflictDoUpdate({ target: correctionConsents.ownerId, set: said });
}

/** Takes it back; that it was given, and when, stays on record. */
export async function revoke(db: Executor, ownerId: string, now: Date): Promise<void> {
  await db
    .update(correctionConsents)
    .set({ revokedAt: now })
    .where(and(eq(correctionConsents.ownerId, ownerId), isNull(correctionConsents.revokedAt)));
}

/** What is on record of a person, for their export. */
export async function recordedConsents(db: Executor, ownerId: string) {
  return db
    .select({ agreedAt: correctionConsents.agreedAt, revokedAt: correctionConsents.revokedAt })
    .from(correctionConsents)
    .where(eq(correctionConsents.ownerId, ownerId));
}
