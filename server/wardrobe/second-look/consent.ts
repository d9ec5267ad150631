import { and, eq, isNull } from 'drizzle-orm';
import type { SecondLook } from '#contract/second-look.ts';
import type { SeeingProvider } from '#contract/vocabulary.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { secondLookConsents } from '#server/platform/db/schema/index.ts';

export async function consentOf(db: Executor, ownerId: string): Promise<SecondLook['consent']> {
  const [row] = await db
    .select()
    .from(secondLookConsents)
    .where(and(eq(secondLookConsents.ownerId, ownerId), isNull(secondLookConsents.revokedAt)));
  return row === undefined ? null : { provider: row.provider, agreedAt: row.agreedAt.toISOString() };
}

/** Keeps the first date when the person has agreed to the provider already. */
export async function agree(
  db: Executor,
  ownerId: string,
  provider: SeeingProvider,
  now: Date,
): Promise<void> {
  if ((await consentOf(db, ownerId))?.provider === provider) return;
  const said = { provider, agreedAt: now, revokedAt: null };
  await db
    .insert(secondLookConsents)
    .values({ ownerId, ...said })
    .onConflictDoUpdate({ target: secondLookConsents.ownerId, set: said });
}

/** The row stays, as a record of the consent. */
export async function revoke(db: Executor, ownerId: string, now: Date): Promise<void> {
  await db
    .update(secondLookConsents)
    .set({ revokedAt: now })
    .where(and(eq(secondLookConsents.ownerId, ownerId), isNull(secondLookConsents.revokedAt)));
}

export async function consentsOf(db: Executor, ownerId: string) {
  return db
    .select({
      provider: secondLookConsents.provider,
      agreedAt: secondLookConsents.agreedAt,
      revokedAt: secondLookConsents.revokedAt,
    })
    .from(secondLookConsents)
    .where(eq(secondLookConsents.ownerId, ownerId));
}
