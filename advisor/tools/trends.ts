import { z } from 'zod';
import { type Season, seasons } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type Trend, trends } from '../knowledge/trends.ts';
import { tool } from './tool.ts';

/** A trend with the owned garments that belong to it. */
export type TrendSeen = { trend: Trend; owned: Garment[] };

export function trendsFor(season: Season, wardrobe: readonly Garment[]): TrendSeen[] {
  return trends
    .filter((trend) => trend.seasons.includes(season))
    .map((trend) => ({ trend, owned: wardrobe.filter((garment) => trend.isOf(garment)) }));
}

export const seasonTrends = tool({
  description: 'Trends of a season as this house sees them, each with what the person owns of it.',
  input: z.object({ season: z.enum(seasons) }),
  changes: false,
  run: async ({ season }, box) =>
    trendsFor(season, box.wardrobe ?? []).map(({ trend, owned }) => ({
      title: trend.title,
      text: trend.text,
      ownedIds: owned.map(({ id }) => id),
    })),
});
