import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { lockTaste, saveForgotten, type TasteRow, tasteOf } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { outfitGarments, outfits, rejectedOutfits } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import { describeResiduals } from '#stylist/learning/describe-residuals.ts';
import type { Residuals } from '#stylist/learning/feature-points.ts';
import { type Choice, daysRemembered, learnResiduals } from '#stylist/learning/residuals.ts';
import type { Garment, OutfitRequest } from '#stylist/wardrobe.ts';

export type EngineTaste = Required<
  Pick<OutfitRequest, 'favouriteColours' | 'avoidedColours' | 'personal' | 'residuals'>
>;

const choicesMax = 240;

const dayMillis = 24 * 60 * 60 * 1000;
const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / dayMillis;

interface Chosen extends Omit<Choice, 'garments' | 'daysAgo'> {
  garmentIds: readonly string[];
  generationId: string | null;
  at: Date;
}

async function shownOf(db: Executor, ownerId: string, since: Date): Promise<Chosen[]> {
  const rows = await db
    .select({
      garmentIds: sql<string[]>`array_agg(${outfitGarments.garmentId}::text)`,
      generationId: outfits.generationId,
      kept: outfits.kept,
      timesWorn: outfits.timesWorn,
      lastWornAt: outfits.lastWornAt,
      createdAt: outfits.createdAt,
    })
    .from(outfits)
    .innerJoin(
      outfitGarments,
      and(eq(outfitGarments.ownerId, outfits.ownerId), eq(outfitGarments.outfitId, outfits.id)),
    )
    .where(
      and(
        eq(outfits.ownerId, ownerId),
        gt(sql`greatest(${outfits.createdAt}, ${outfits.lastWornAt})`, since.toISOString()),
      ),
    )
    .groupBy(outfits.ownerId, outfits.id)
    .orderBy(desc(outfits.createdAt), outfits.id)
    .limit(2 * choicesMax);
  return rows.map(({ garmentIds, generationId, kept, timesWorn, lastWornAt, createdAt }) => ({
    garmentIds,
    generationId,
    outcome: timesWorn > 0 ? 'worn' : kept ? 'kept' : 'ignored',
    at: timesWorn > 0 ? (lastWornAt ?? createdAt) : createdAt,
  }));
}

async function refusedOf(db: Executor, ownerId: string, since: Date): Promise<Chosen[]> {
  const rows = await db
    .select({
      garmentIds: rejectedOutfits.garmentIds,
      generationId: rejectedOutfits.generationId,
      reason: rejectedOutfits.reason,
      at: rejectedOutfits.rejectedAt,
    })
    .from(rejectedOutfits)
    .where(and(eq(rejectedOutfits.ownerId, ownerId), gt(rejectedOutfits.rejectedAt, since)))
    .orderBy(desc(rejectedOutfits.rejectedAt), rejectedOutfits.id)
    .limit(choicesMax);
  return rows.map((row) => ({ ...row, outcome: 'rejected' as const }));
}

/** Learned anew from the recorded choices each time, so that taking one back leaves no trace. */
async function residualsOf(
  db: Executor,
  taste: TasteRow,
  wardrobe: readonly Garment[],
  now: Date,
): Promise<Residuals> {
  const horizon = new Date(now.getTime() - daysRemembered * dayMillis);
  const since = taste.forgottenAt && taste.forgottenAt > horizon ? taste.forgottenAt : horizon;
  const shown = await shownOf(db, taste.ownerId, since);
  const refused = await refusedOf(db, taste.ownerId, since);
  const all = [...shown, ...refused].filter(({ at }) => at > since);
  const judged = new Set(
    all.flatMap(({ outcome, generationId }) => (outcome === 'ignored' ? [] : [generationId])),
  );
  const counted = all
    // An outfit that was passed over says something only beside one that was chosen.
    .filter(
      ({ outcome, generationId }) => outcome !== 'ignored' || (generationId && judged.has(generationId)),
    )
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, choicesMax);
  if (counted.length === 0) return {};
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  const choices = counted.map(({ garmentIds, at, ...choice }) => ({
    ...choice,
    garments: garmentIds.flatMap((id) => byId.get(id) ?? []),
    daysAgo: daysBetween(at, now),
  }));
  const forgotten = Object.entries(taste.forgotten).map(
    ([feature, at]) => [feature, daysBetween(new Date(at), now)] as const,
  );
  return learnResiduals(wardrobe, choices, Object.fromEntries(forgotten));
}

export async function engineTasteOf(
  db: Executor,
  ownerId: string,
  wardrobe: readonly Garment[],
  now: Date,
): Promise<EngineTaste> {
  const taste = await tasteOf(db, ownerId);
  return {
    favouriteColours: taste.favoriteColors,
    avoidedColours: taste.avoidedColors,
    personal: taste.learned,
    residuals: await residualsOf(db, taste, wardrobe, now),
  };
}

export async function learnedItems(
  db: Executor,
  ownerId: string,
  rows: readonly GarmentRow[],
  now: Date,
  language: Language,
): Promise<{ id: string; sentence: string }[]> {
  const wardrobe = rows.map((row) => toEngineGarment(row, now));
  const residuals = await residualsOf(db, await tasteOf(db, ownerId), wardrobe, now);
  return describeResiduals(residuals, wardrobe, language);
}

/** @throws ApiError `learned_not_found` */
export async function forgetItem(
  tx: Executor,
  ownerId: string,
  rows: readonly GarmentRow[],
  id: string,
  now: Date,
): Promise<void> {
  const taste = await lockTaste(tx, ownerId);
  const wardrobe = rows.map((row) => toEngineGarment(row, now));
  const residuals = await residualsOf(tx, taste, wardrobe, now);
  if (!Object.hasOwn(residuals, id)) throw new ApiError('learned_not_found');
  const needed = Object.entries(taste.forgotten).filter(
    ([, at]) => daysBetween(new Date(at), now) < daysRemembered,
  );
  await saveForgotten(tx, ownerId, { ...Object.fromEntries(needed), [id]: now.toISOString() });
}
