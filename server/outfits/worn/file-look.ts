import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { Outfit, OutfitFields } from '#contract/outfits.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { requireRoomForGarment } from '#server/wardrobe/garments/allowance.ts';
import { recordWear, wearMomentsOf } from '#server/wardrobe/garments/wears.ts';
import { insertScanned, type Scan } from '#server/wardrobe/scans/file-scan.ts';
import { insertOwnOutfit } from '../own-outfit.ts';
import { presentOutfit } from '../present.ts';
import { outfitsByIds } from '../queries.ts';
import { recordOutfitWear } from '../wear.ts';

/** A piece that is in the wardrobe already, or a new one. */
export type LookPiece = { readonly knownId: string } | { readonly scan: Scan };

export type LookOutfit = Pick<OutfitFields, 'name' | 'description' | 'occasion' | 'season'> & { id: string };

export interface FiledLook {
  readonly garments: readonly { id: string; known: boolean }[];
  readonly outfit: Outfit | null;
  /** The photographs of the new pieces are in use. */
  readonly isNew: boolean;
}

export async function filedLook(db: Executor, ownerId: string, id: string): Promise<FiledLook | null> {
  const [row] = await outfitsByIds(db, ownerId, [id]);
  if (!row) return null;
  const garments = row.pieces.map((piece) => ({ id: piece.id, known: true }));
  return { garments, outfit: presentOutfit(row), isNew: false };
}

/**
 * Files the new pieces, keeps all of them as an outfit and marks it as worn, or does nothing. A single piece is only marked. A look that was filed
 * before is returned unchanged.
 * @throws ApiError `garment_limit`, `storage_full`, `garment_not_found`
 */
export async function fileLook(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  pieces: readonly LookPiece[],
  { id, ...fields }: LookOutfit,
  { createdAt, wornAt, language }: { createdAt: Date; wornAt: Date; language: Language },
): Promise<FiledLook> {
  return inTransaction(db, async (tx) => {
    // Its lock lets a repeated request wait for the first one.
    if (pieces.some((piece) => 'scan' in piece))
      await requireRoomForGarment(tx, ownerId, createdAt, config.payments.mode);
    const before = await filedLook(tx, ownerId, id);
    if (before) return before;
    const garments: { id: string; known: boolean }[] = [];
    for (const piece of pieces) {
      const known = 'knownId' in piece;
      garments.push({
        id: known ? piece.knownId : await insertScanned(tx, config, ownerId, piece.scan, { language }),
        known,
      });
    }
    const garmentIds = [...new Set(garments.map((one) => one.id))].slice(0, limits.outfit.garmentsMax);
    if (garmentIds.length < limits.outfit.garmentsMin) {
      const known = await wearMomentsOf(tx, ownerId, garmentIds);
      // No outfit tells a repeated request: a piece is worn once a day.
      if (!known.some((moment) => zonedDay(moment) === zonedDay(wornAt)))
        await recordWear(tx, ownerId, garmentIds, wornAt);
      return { garments, outfit: null, isNew: true };
    }
    await insertOwnOutfit(tx, ownerId, id, { ...fields, garmentIds, tags: [] }, createdAt);
    await recordOutfitWear(tx, ownerId, id, wornAt);
    const filed = await filedLook(tx, ownerId, id);
    return { garments, outfit: filed?.outfit ?? null, isNew: true };
  });
}
