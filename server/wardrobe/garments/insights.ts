import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { wardrobeInsights } from '#server/platform/db/schema/index.ts';
import { versatilityOf } from '#stylist/versatility.ts';
import { toEngineGarment } from './engine-garment.ts';
import type { Versatility } from './present.ts';
import { garmentsOf } from './queries.ts';

export type VersatilityById = Record<string, Versatility>;

export async function versatilityById(db: Executor, ownerId: string, now: Date): Promise<VersatilityById> {
  const [known] = await db.select().from(wardrobeInsights).where(eq(wardrobeInsights.ownerId, ownerId));
  if (known === undefined) return {};
  if (known.countedRevision === known.revision) return known.versatility;
  // Read after the revision: a newer garment is computed again at worst.
  const rows = await garmentsOf(db, ownerId);
  const counted = versatilityOf(rows.map((row) => toEngineGarment(row, now)));
  const versatility: VersatilityById = Object.fromEntries(counted);
  // The revision guards against overwriting the result of a concurrent change.
  await db
    .update(wardrobeInsights)
    .set({ versatility, countedRevision: known.revision })
    .where(
      sql`${wardrobeInsights.ownerId} = ${ownerId} and ${wardrobeInsights.revision} = ${known.revision}`,
    );
  return versatility;
}
