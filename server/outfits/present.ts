import type { Outfit } from '#contract/outfits.ts';
import { presentPhoto } from '#server/wardrobe/photos/present.ts';
import type { OutfitPiece, OutfitRow } from './queries.ts';

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
    items: row.pieces.map(presentPiece),
    day: row.day,
    kept: row.kept,
    timesWorn: row.timesWorn,
    lastWornAt: row.lastWornAt?.toISOString() ?? null,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
  };
}

export const presentPiece = (row: OutfitPiece) => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  category: row.category,
  color: row.color,
  photo: presentPhoto(row),
});
