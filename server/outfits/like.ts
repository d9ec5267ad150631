import type { Executor } from '#server/platform/db/client.ts';
import { everOutfitOf, outfitOf, updateOutfitRow } from './queries.ts';
import { learnFromOutcome, saveTasteChange, unlearn } from './taste-learning.ts';

/** Returns whether it was not liked before. @throws ApiError `outfit_not_found` */
export async function like(tx: Executor, ownerId: string, id: string): Promise<boolean> {
  const outfit = await outfitOf(tx, ownerId, id);
  if (outfit.kept) return false;
  if (outfit.timesWorn === 0) await saveTasteChange(tx, outfit, await learnFromOutcome(tx, outfit, 'kept'));
  await updateOutfitRow(tx, ownerId, id, { kept: true });
  return true;
}

/** @throws ApiError `outfit_not_found` */
export async function unlike(tx: Executor, ownerId: string, id: string): Promise<void> {
  const outfit = await everOutfitOf(tx, ownerId, id);
  if (!outfit.kept) return;
  // A worn outfit has taught more than its like, so unliking it unlearns nothing.
  const forgotten = outfit.timesWorn === 0;
  if (forgotten) await unlearn(tx, ownerId, outfit.taught ?? {});
  await updateOutfitRow(tx, ownerId, id, { kept: false, ...(forgotten && { taught: null }) });
}
