import type { OutfitDay } from '#contract/outfits.ts';
import { keepComposed } from '#server/outfits/compose.ts';
import { outfitIdOfExactly } from '#server/outfits/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';

/** Returns the outfit, new or the one saved before. */
export async function storeProposed(
  tx: Executor,
  ownerId: string,
  outfit: ComposedOutfit,
  day: OutfitDay,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const known = await outfitIdOfExactly(tx, ownerId, outfit);
  if (known !== undefined) return { id: known, isNew: false };
  const [id = ''] = await keepComposed(tx, ownerId, [outfit], day, () => now);
  return { id, isNew: true };
}
