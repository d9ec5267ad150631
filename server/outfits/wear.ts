import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { recordWear } from '#server/wardrobe/garments/wears.ts';
import { countOutfitWear, outfitOf } from './queries.ts';
import { learnFromOutcome, saveTasteChange } from './taste-learning.ts';

/** @throws ApiError `outfit_not_found` */
export async function recordOutfitWear(
  tx: Executor,
  ownerId: string,
  outfitId: string,
  wornAt: Date,
): Promise<void> {
  const outfit = await outfitOf(tx, ownerId, outfitId);
  const { pieces } = outfit;
  if (pieces.length === 0) throw new ApiError('outfit_not_found');
  await saveTasteChange(tx, outfit, await learnFromOutcome(tx, outfit, 'worn'));
  await countOutfitWear(tx, ownerId, outfitId, wornAt);
  await recordWear(
    tx,
    ownerId,
    pieces.map((piece) => piece.id),
    wornAt,
    outfitId,
  );
}
