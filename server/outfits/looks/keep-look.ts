import type { DayWish } from '#contract/looks.ts';
import { dayOf, keepComposed } from '#server/outfits/compose.ts';
import { outfitIdOfExactly } from '#server/outfits/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { type EnginePerson, explainedFor } from './person.ts';

export type KeptLook = DayWish & { garmentIds: string[] };

/**
 * Keeps a look as an outfit of the engine, or finds the outfit of exactly these pieces. Returns its id.
 * @throws ApiError `garment_not_found`
 */
export async function keepLook(
  tx: Executor,
  ownerId: string,
  dresser: EnginePerson,
  { garmentIds, ...wish }: KeptLook,
  now: Date,
): Promise<string> {
  const composed = explainedFor(dresser, garmentIds, wish);
  const known = await outfitIdOfExactly(tx, ownerId, composed);
  if (known !== undefined) return known;
  const [id = ''] = await keepComposed(tx, ownerId, [composed], dayOf(wish), () => now);
  return id;
}
