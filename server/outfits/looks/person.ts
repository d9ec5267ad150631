import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { DayWish, Look } from '#contract/looks.ts';
import type { MissingPiece } from '#contract/outfits.ts';
import { personForEngine } from '#server/outfits/person-for-engine.ts';
import { composedBefore } from '#server/outfits/queries.ts';
import { rejectedGarments } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { type ComposedOutfit, type GeneratedOutfits, generateOutfits } from '#stylist/generate.ts';
import type { Profile } from '#stylist/profile/profile.ts';
import { explainLook } from '#stylist/requests/explain-look.ts';
import type { PlannedDay, PlannedOutfit } from '#stylist/requests/week-plan.ts';
import type { Garment } from '#stylist/wardrobe.ts';

export interface EnginePerson {
  wardrobe: Garment[];
  profile: Profile;
  asking(wish: DayWish): PlannedDay;
}

/** @param there ids of garments in another house that count as at hand */
export async function dresserOf(
  db: Executor,
  ownerId: string,
  now: Date,
  language: Language,
  there: readonly string[] = [],
): Promise<EnginePerson> {
  const rows = await garmentsOf(db, ownerId);
  const atHand = new Set(there);
  const wardrobe = rows.map((row) =>
    toEngineGarment(atHand.has(row.id) ? { ...row, elsewhere: false } : row, now),
  );
  const wishes = await personForEngine(db, ownerId, wardrobe, now);
  return {
    wardrobe,
    profile: wishes.profile,
    asking: (wish) => ({ ...wish, ...wishes, language }),
  };
}

export async function loadPersonForProposals(
  db: Executor,
  ownerId: string,
  now: Date,
  language: Language,
): Promise<EnginePerson> {
  const dresser = await dresserOf(db, ownerId, now, language);
  const recentOutfits = [...(await composedBefore(db, ownerId)), ...(await rejectedGarments(db, ownerId))];
  return { ...dresser, asking: (wish) => ({ ...dresser.asking(wish), recentOutfits }) };
}

/** @throws ApiError `garment_not_found` */
export function garmentsIn(wardrobe: readonly Garment[], ids: readonly string[]): Garment[] {
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  return ids.map((id) => {
    const garment = byId.get(id);
    if (garment === undefined) throw new ApiError('garment_not_found');
    return garment;
  });
}

/** Limits comparisons of every pair to the most worn garments. */
export function mostUsed(wardrobe: readonly Garment[]): Garment[] {
  if (wardrobe.length <= limits.garmentsCompared) return [...wardrobe];
  const rank = ({ favorite, timesWorn }: Garment) => timesWorn + (favorite ? 1000 : 0);
  return [...wardrobe].sort((a, b) => rank(b) - rank(a)).slice(0, limits.garmentsCompared);
}

/** Independent of earlier outfits, so that a proposal and its stored outfit agree. */
export function explainedFor(
  { wardrobe, asking }: EnginePerson,
  look: readonly string[],
  wish: DayWish,
): ComposedOutfit {
  return explainLook(wardrobe, garmentsIn(wardrobe, look), { ...asking(wish), recentOutfits: [], seed: 1 });
}

export const presentLook = (composed: ComposedOutfit): Look => ({
  garmentIds: composed.garmentIds,
  name: composed.name,
  description: composed.description,
  occasion: composed.occasion,
  season: composed.season,
  aiScore: composed.aiScore,
  reasons: composed.reasons,
});

export const presentMissing = ({
  key,
  text,
  essential,
}: GeneratedOutfits['missing'][number]): MissingPiece => ({ slot: key, message: text, essential });

export function missingFor({ wardrobe, asking }: EnginePerson, wishes: readonly DayWish[]): MissingPiece[] {
  const found = new Map<string, MissingPiece>();
  for (const wish of wishes) {
    const { missing } = generateOutfits(wardrobe, { ...asking(wish), seed: 1, count: 1 });
    for (const gap of missing) found.set(gap.text, presentMissing(gap));
  }
  return [...found.values()];
}

/** @throws ApiError `wardrobe_too_small` with the missing pieces when no day has an outfit */
export function explainedDays(
  dresser: EnginePerson,
  wishes: readonly DayWish[],
  planned: readonly PlannedOutfit[],
): (Look | null)[] {
  const looks = planned.map(({ outfit }, index) => {
    const wish = wishes[index];
    return outfit && wish ? presentLook(explainedFor(dresser, outfit.garmentIds, wish)) : null;
  });
  if (looks.some((look) => look !== null)) return looks;
  const [first] = missingFor(dresser, wishes);
  throw new ApiError('wardrobe_too_small', first?.message, { garments: dresser.wardrobe.length });
}
