import { limits } from '#contract/limits.ts';
import type { DayWish, Look } from '#contract/looks.ts';
import type { MissingPiece } from '#contract/outfits.ts';
import { tasteForEngine } from '#server/outfits/compose.ts';
import { composedBefore } from '#server/outfits/queries.ts';
import { rejectedGarments, tasteOf } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { asStylistSees } from '#server/wardrobe/garments/as-stylist-sees.ts';
import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { type ComposedOutfit, generateOutfits } from '#stylist/generate.ts';
import { explainLook } from '#stylist/requests/explain-look.ts';
import type { PlannedDay, PlannedOutfit } from '#stylist/requests/week-plan.ts';
import type { Garment } from '#stylist/wardrobe.ts';

/** A person as the engine needs them: what they own, and how to ask for a day in their name. */
export interface Dresser {
  wardrobe: Garment[];
  /** A day's wish with all that is known of the person's taste. */
  asking(wish: DayWish): PlannedDay;
}

export async function dresserOf(db: Executor, ownerId: string, now: Date): Promise<Dresser> {
  const rows = await garmentsOf(db, ownerId);
  const taste = tasteForEngine(await tasteOf(db, ownerId));
  return {
    wardrobe: rows.map((row) => asStylistSees(row, now)),
    asking: (wish) => ({ ...wish, ...taste }),
  };
}

/** The same, when outfits are proposed: those that exist already are not proposed again. */
export async function proposingTo(db: Executor, ownerId: string, now: Date): Promise<Dresser> {
  const dresser = await dresserOf(db, ownerId, now);
  const recentOutfits = [...(await composedBefore(db, ownerId)), ...(await rejectedGarments(db, ownerId))];
  return { ...dresser, asking: (wish) => ({ ...dresser.asking(wish), recentOutfits }) };
}

/** Garments of a wardrobe in the order asked for. @throws ApiError `garment_not_found` for one that is not in it */
export function garmentsIn(wardrobe: readonly Garment[], ids: readonly string[]): Garment[] {
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  return ids.map((id) => {
    const garment = byId.get(id);
    if (garment === undefined) throw new ApiError('garment_not_found');
    return garment;
  });
}

/** Some calls compare every garment with every other: those that are used most stand for a huge wardrobe. */
export function mostUsed(wardrobe: readonly Garment[]): Garment[] {
  if (wardrobe.length <= limits.garmentsCompared) return [...wardrobe];
  const rank = ({ favorite, timesWorn }: Garment) => timesWorn + (favorite ? 1000 : 0);
  return [...wardrobe].sort((a, b) => rank(b) - rank(a)).slice(0, limits.garmentsCompared);
}

/** What explains a look does not depend on what was composed before, so that a proposal and what is kept of it agree. */
export function explainedFor(
  { wardrobe, asking }: Dresser,
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

/** What the wardrobe lacks for days that no outfit was found for, each lack once. */
export function missingFor({ wardrobe, asking }: Dresser, wishes: readonly DayWish[]): MissingPiece[] {
  const found = new Map<string, MissingPiece>();
  for (const wish of wishes) {
    const { missing } = generateOutfits(wardrobe, { ...asking(wish), seed: 1, count: 1 });
    for (const { key, text, essential } of missing) found.set(text, { slot: key, message: text, essential });
  }
  return [...found.values()];
}

/**
 * What is proposed for each of some days, explained; null for a day without an outfit.
 * @throws ApiError `wardrobe_too_small`, saying what is missing, when nobody is dressed on any of them
 */
export function explainedDays(
  dresser: Dresser,
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
