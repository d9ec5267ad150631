import { styleProfileOf } from '#server/people/style-profile/queries.ts';
import { type TasteRow, tasteOf } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { SaidProfile } from '#stylist/profile/profile.ts';
import { profileOf } from '#stylist/profile/profile-of.ts';
import type { Garment, OutfitRequest } from '#stylist/wardrobe.ts';

/** All that a person has said and taught about what they like to wear. */
export type Person = Pick<TasteRow, 'favoriteColors' | 'avoidedColors' | 'learned'> & {
  profile: SaidProfile;
};

export async function loadPerson(db: Executor, ownerId: string): Promise<Person> {
  const [taste, profile] = await Promise.all([tasteOf(db, ownerId), styleProfileOf(db, ownerId)]);
  return { ...taste, profile };
}

/** The person's part of every request to the engine. */
export const personForEngine = (
  { favoriteColors, avoidedColors, learned, profile }: Person,
  wardrobe: readonly Garment[],
) =>
  ({
    favouriteColours: favoriteColors,
    avoidedColours: avoidedColors,
    personal: learned,
    profile: profileOf(profile, wardrobe),
  }) satisfies Partial<OutfitRequest>;
