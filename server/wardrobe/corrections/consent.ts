import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { correctionConsents } from '#server/platform/db/schema/index.ts';

export async function agreedSince(db: Executor, ownerId: string): Promise<Date | null> {
  const [row] = await db
    .select({ agreedAt: correctionConsents.agreedAt })
    .from(correctionConsents)
    .where(and(eq(correctionConsents.ownerId, ownerId), isNull(correctionConsents.revokedAt)));
  return row?.agreedAt ?? null;
}

/** Keeps the first date when the person has agreed already. */
export async function agree(db: Executor, ownerId: string, now: Date): Promise<void> {
  if ((await agreedSince(db, ownerId)) !== null) return;
  const said = { agreedAt: now, revokedAt: null };
  await db
    .insert(correctionConsents)
    .values({ ownerId, ...said })
    .onConflictDoUpdate({ target: correctionConsents.ownerId, set: said });
}

/** The row stays, as a record of the consent. */
export async function revoke(db: Executor, ownerId: string, now: Date): Promise<void> {
  await db
    .update(correctionConsents)
    .set({ revokedAt: now })
    .where(and(eq(correctionConsents.ownerId, ownerId), isNull(correctionConsents.revokedAt)));
}

export async function recordedConsents(db: Executor, ownerId: string) {
  return db
    .select({ agreedAt: correctionConsents.agreedAt, revokedAt: correctionConsents.revokedAt })
    .from(correctionConsents)
    .where(eq(correctionConsents.ownerId, ownerId));
}
