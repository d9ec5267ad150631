import type { Outfit } from '#contract/outfits.ts';
import { presentPhoto } from '#server/photos/present.ts';
import type { GarmentRow } from '#server/wardrobe/queries.ts';
import type { OutfitRow } from './queries.ts';

export function presentOutfit(row: OutfitRow): Outfit {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    occasion: row.occasion,
    season: row.season,
    aiGenerated: row.aiGenerated,
    aiScore: row.aiScore,
    parts: row.parts,
    reasons: row.reasons,
    items: row.pieces.map(({ photoId, illustrated, ...piece }) => ({
      ...piece,
      photo: presentPhoto({ id: photoId, illustrated }),
    })),
    day: row.day,
    kept: row.kept,
    timesWorn: row.timesWorn,
    lastWornAt: row.lastWornAt?.toISOString() ?? null,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A garment of the wardrobe as an outfit would show it. */
export const presentPiece = ({ id, name, kind, category, color, photoId, illustrated }: GarmentRow) => ({
  id,
  name,
  kind,
  category,
  color,
  photo: presentPhoto({ id: photoId, illustrated }),
});
