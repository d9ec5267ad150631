import type { OutfitFields } from '#contract/outfits.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garmentsByIds } from '#server/wardrobe/garments/queries.ts';
import { holdGarments, insertOutfit } from './queries.ts';

export const unscored = {
  aiGenerated: false,
  aiScore: null,
  parts: [],
  reasons: [],
  generationId: null,
  day: null,
  losses: null,
};

/** @throws ApiError `garment_not_found`, also for a garment of another owner */
export async function insertOwnOutfit(
  tx: Executor,
  ownerId: string,
  id: string,
  { garmentIds, ...fields }: OutfitFields,
  createdAt: Date,
): Promise<void> {
  await holdGarments(tx, ownerId, garmentIds);
  await garmentsByIds(tx, ownerId, garmentIds);
  await insertOutfit(tx, { ...fields, ownerId, id, ...unscored, createdAt }, garmentIds);
}
