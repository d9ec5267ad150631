import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { wardrobeInsights } from '#server/platform/db/schema/index.ts';

export async function incrementRevision(tx: Executor, ownerId: string): Promise<void> {
  const state = randomUUID();
  await tx
    .insert(wardrobeInsights)
    .values({ ownerId, state, revision: 1, countedRevision: 0, versatility: {} })
    .onConflictDoUpdate({
      target: wardrobeInsights.ownerId,
      set: { state, revision: sql`${wardrobeInsights.revision} + 1` },
    });
}

/** With every wear, outfit or picture that changes, in its transaction. */
export async function changeState(tx: Executor, ownerId: string): Promise<void> {
  const state = randomUUID();
  await tx
    .insert(wardrobeInsights)
    .values({ ownerId, state, revision: 0, countedRevision: 0, versatility: {} })
    .onConflictDoUpdate({ target: wardrobeInsights.ownerId, set: { state } });
}

export async function stateOf(db: Executor, ownerId: string): Promise<string | null> {
  const [known] = await db
    .select({ state: wardrobeInsights.state })
    .from(wardrobeInsights)
    .where(eq(wardrobeInsights.ownerId, ownerId));
  return known?.state ?? null;
}

/** Changes with every edit of the wardrobe, but not with wears. */
export async function revisionOf(db: Executor, ownerId: string): Promise<number> {
  const [known] = await db
    .select({ revision: wardrobeInsights.revision })
    .from(wardrobeInsights)
    .where(eq(wardrobeInsights.ownerId, ownerId));
  return known?.revision ?? 0;
}
