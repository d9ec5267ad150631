import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { OutfitDay } from '#contract/outfits.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { Services } from '#server/services.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import { type GarmentRow, garmentsOf } from '#server/wardrobe/garments/queries.ts';
import type { Losses } from '#stylist/learning/learn.ts';
import type { LookRequest } from '#stylist/requests/on-day.ts';
import { composeLook } from '#stylist/requests/swap-piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { requestOf, seedFrom } from './compose.ts';
import { personForEngine } from './person-for-engine.ts';
import { composedBefore, type OutfitRow, outfitOf } from './queries.ts';

const anyDay: OutfitDay = { temperatureC: null, rain: false, event: null, advisor: null };

export interface EditContext {
  outfit: OutfitRow;
  rows: GarmentRow[];
  wardrobe: Garment[];
  request: LookRequest;
  look(ids: readonly string[]): Garment[];
}

/** @throws ApiError `outfit_not_found`, also for an outfit of another owner */
export async function loadEditContext(
  db: Executor,
  ownerId: string,
  outfitId: string,
  now: Date,
  language: Language = defaultLanguage,
): Promise<EditContext> {
  const [outfit, rows, before] = await Promise.all([
    outfitOf(db, ownerId, outfitId),
    garmentsOf(db, ownerId),
    composedBefore(db, ownerId, outfitId),
  ]);
  const wardrobe = rows.map((row) => toEngineGarment(row, now));
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  const person = await personForEngine(db, ownerId, wardrobe, now);
  const day = requestOf(outfit, outfit.day ?? anyDay, person, language);
  return {
    outfit,
    rows,
    wardrobe,
    request: { ...day, seed: seedFrom(outfitId), recentOutfits: before },
    look: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
  };
}

/** Returns the losses by rule before and after; null when there is nothing to learn. */
export async function editOf(
  { db, now }: Services,
  ownerId: string,
  outfitId: string,
  garmentIds: readonly string[],
): Promise<{ before: Losses; after: Losses } | null> {
  const { outfit, wardrobe, request, look } = await loadEditContext(db, ownerId, outfitId, now());
  const worn = new Set(outfit.pieces.map(({ id }) => id));
  const same = garmentIds.length === worn.size && garmentIds.every((id) => worn.has(id));
  if (outfit.losses === null || same) return null;
  const composed = composeLook(wardrobe, look(garmentIds), request);
  return composed && { before: outfit.losses, after: composed.losses };
}
