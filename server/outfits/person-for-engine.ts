import { type EngineTaste, engineTasteOf } from '#server/outfits/taste/engine-taste.ts';
import { styleProfileOf } from '#server/people/style-profile/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { Profile } from '#stylist/profile/profile.ts';
import { profileOf } from '#stylist/profile/profile-of.ts';
import type { Garment } from '#stylist/wardrobe.ts';

export type PersonForEngine = EngineTaste & { profile: Profile };

export async function personForEngine(
  db: Executor,
  ownerId: string,
  wardrobe: readonly Garment[],
  now: Date,
): Promise<PersonForEngine> {
  // One after the other: a transaction's client takes one query at a time.
  const taste = await engineTasteOf(db, ownerId, wardrobe, now);
  const said = await styleProfileOf(db, ownerId);
  return { ...taste, profile: profileOf(said, wardrobe) };
}
