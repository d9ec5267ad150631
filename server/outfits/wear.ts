import { queueNews } from '#server/people/webhooks/queue.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { recordWear, takeBackWearsAt } from '#server/wardrobe/garments/wears.ts';
import { difference } from '#stylist/learning/personal.ts';
import type { Personal } from '#stylist/rule-weights.ts';
import { countOutfitWear, everOutfitOf, outfitOf, uncountOutfitWear } from './queries.ts';
import { learnFromOutcome, saveTasteChange, unlearn } from './taste-learning.ts';

/**
 * Returns what it taught the stylist, for `takeBackOutfitWear`.
 * @throws ApiError `outfit_not_found`
 */
export async function recordOutfitWear(
  tx: Executor,
  ownerId: string,
  outfitId: string,
  wornAt: Date,
): Promise<Personal> {
  const outfit = await outfitOf(tx, ownerId, outfitId);
  const { pieces } = outfit;
  if (pieces.length === 0) throw new ApiError('outfit_not_found');
  const taught = await learnFromOutcome(tx, outfit, 'worn');
  await saveTasteChange(tx, outfit, taught);
  await countOutfitWear(tx, ownerId, outfitId, wornAt);
  await recordWear(
    tx,
    ownerId,
    pieces.map((piece) => piece.id),
    wornAt,
    outfitId,
  );
  await queueNews(tx, ownerId, 'outfit.worn', { outfitId, wornAt: wornAt.toISOString() });
  return taught;
}

/** @throws ApiError `outfit_not_found` */
export async function takeBackOutfitWear(
  tx: Executor,
  ownerId: string,
  outfitId: string,
  wornAt: Date,
  taught: Personal,
): Promise<void> {
  const outfit = await everOutfitOf(tx, ownerId, outfitId);
  await unlearn(tx, ownerId, taught);
  const rest = difference(outfit.taught ?? {}, taught);
  const ids = outfit.pieces.map(({ id }) => id);
  await takeBackWearsAt(tx, ownerId, ids, wornAt, outfitId);
  await uncountOutfitWear(tx, ownerId, outfitId, Object.keys(rest).length > 0 ? rest : null);
}
