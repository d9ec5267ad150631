import type { Executor } from '#server/db/client.ts';
import { ApiError } from '#server/errors.ts';
import { insertRejected, takeRejected } from '#server/taste/queries.ts';
import { garmentsByIds } from '#server/wardrobe/queries.ts';
import { learnFromFate, unlearn } from './fates.ts';
import { deleteOutfits, insertOutfit, outfitOf } from './queries.ts';

/** Takes an outfit away because it does not please, and learns from it. */
export async function reject(tx: Executor, ownerId: string, id: string, rejectedAt: Date): Promise<void> {
  const row = await outfitOf(tx, ownerId, id);
  const taught = await learnFromFate(tx, row, 'rejected');
  const { pieces, createdAt, lastWornAt, ...outfit } = row;
  await deleteOutfits(tx, ownerId, [id]);
  await insertRejected(tx, {
    ownerId,
    id,
    generationId: row.generationId,
    garmentIds: pieces.map((piece) => piece.id),
    losses: row.losses,
    outfit,
    createdAt,
    lastWornAt,
    taught,
    rejectedAt,
  });
}

/**
 * Brings a rejected outfit back, and takes back what its rejection has taught.
 * @throws ApiError `outfit_not_found`, and `garment_not_found` where one of its pieces has been deleted since
 */
export async function bringBack(tx: Executor, ownerId: string, id: string): Promise<void> {
  const rejected = await takeRejected(tx, ownerId, id);
  if (rejected === null) throw new ApiError('outfit_not_found');
  const { garmentIds, outfit, createdAt, lastWornAt, taught } = rejected;
  await garmentsByIds(tx, ownerId, garmentIds);
  await insertOutfit(tx, { ...outfit, createdAt, lastWornAt }, garmentIds);
  await unlearn(tx, ownerId, taught);
}
