import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { wardrobeInsights } from '#server/platform/db/schema/index.ts';
import { versatilityOf } from '#stylist/versatility.ts';
import { asStylistSees } from './as-stylist-sees.ts';
import type { Versatility } from './present.ts';
import { garmentsOf } from './queries.ts';

type VersatilityById = Record<string, Versatility>;

/**
 * Says, in the transaction of a change, that the wardrobe is another one, so that its figures are
 * counted anew at the next look.
 */
export async function wardrobeChanged(tx: Executor, ownerId: string): Promise<void> {
  await tx
    .insert(wardrobeInsights)
    .values({ ownerId, revision: 1, countedRevision: 0, versatility: {} })
    .onConflictDoUpdate({
      target: wardrobeInsights.ownerId,
      set: { revision: sql`${wardrobeInsights.revision} + 1` },
    });
}

/** A number that is another one after every change of what a wardrobe holds; wears do not count as one. */
export async function revisionOf(db: Executor, ownerId: string): Promise<number> {
  const [known] = await db
    .select({ revision: wardrobeInsights.revision })
    .from(wardrobeInsights)
    .where(eq(wardrobeInsights.ownerId, ownerId));
  return known?.revision ?? 0;
}

/** Versatility of every garment of a person: remembered, or counted now if the wardrobe has changed. */
export async function versatilityById(db: Executor, ownerId: string, now: Date): Promise<VersatilityById> {
  const [known] = await db.select().from(wardrobeInsights).where(eq(wardrobeInsights.ownerId, ownerId));
  return versatilityFrom(known, db, ownerId, now);
}

export type Insights = Pick<
  typeof wardrobeInsights.$inferSelect,
  'revision' | 'countedRevision' | 'versatility'
>;

/** The same, where what is remembered has been read already. */
export async function versatilityFrom(
  known: Insights | null | undefined,
  db: Executor,
  ownerId: string,
  now: Date,
): Promise<VersatilityById> {
  if (known === undefined || known === null) return {};
  if (known.countedRevision === known.revision) return known.versatility;
  // Read after the revision: garments that are newer than it are counted again, older ones would stay.
  const rows = await garmentsOf(db, ownerId);
  const counted = versatilityOf(rows.map((row) => asStylistSees(row, now)));
  const versatility: VersatilityById = Object.fromEntries(counted);
  // Only for the revision that was read: a change that came in between is counted at the next look.
  await db
    .update(wardrobeInsights)
    .set({ versatility, countedRevision: known.revision })
    .where(
      sql`${wardrobeInsights.ownerId} = ${ownerId} and ${wardrobeInsights.revision} = ${known.revision}`,
    );
  return versatility;
}
