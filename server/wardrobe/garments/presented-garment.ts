import type { WardrobeItem } from '#contract/garments.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { versatilityById } from './insights.ts';
import { presentGarment } from './present.ts';
import { garmentOf } from './queries.ts';

/**
 * Reads the other garments only when the cached versatility is stale.
 * @throws ApiError `garment_not_found`, also for a garment of another owner
 */
export async function loadPresentedGarment(
  db: Executor,
  ownerId: string,
  id: string,
  now: Date,
): Promise<WardrobeItem> {
  const [row, versatility] = await Promise.all([
    garmentOf(db, ownerId, id),
    versatilityById(db, ownerId, now),
  ]);
  return presentGarment(row, versatility[id]);
}
