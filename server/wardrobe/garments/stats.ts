import type { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import type { WardrobeStats, WardrobeSummary } from '#contract/wardrobe.ts';
import { sustainabilityScore } from '#stylist/sustainability.ts';
import { toEngineGarment } from './engine-garment.ts';
import { netCents, type Versatility } from './present.ts';
import type { GarmentRow } from './queries.ts';

type Allowance = z.output<typeof WardrobeStats>['allowance'];

export function figuresOf(
  rows: GarmentRow[],
  outfitCount: number,
  versatility: Record<string, Versatility>,
  allowance: Allowance,
  now: Date,
  language: Language,
): { stats: z.output<typeof WardrobeStats>; summary: z.output<typeof WardrobeSummary> } {
  const sum = (pick: (row: GarmentRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const priced = rows.filter((row) => row.purchasePriceCents !== null && row.timesWorn > 0);
  const pricedCents = priced.reduce((total, row) => total + netCents(row, row.purchasePriceCents ?? 0), 0);
  const pricedWears = priced.reduce((total, row) => total + row.timesWorn, 0);
  const sustainability = sustainabilityScore(
    rows.map((row) => toEngineGarment(row, now)),
    language,
  );
  return {
    stats: {
      totalWears: sum((row) => row.timesWorn),
      averageCostPerWear: pricedWears === 0 ? null : Math.round(pricedCents / pricedWears) / 100,
      averageVersatility:
        rows.length === 0 ? 0 : Math.round(sum((row) => versatility[row.id]?.percent ?? 0) / rows.length),
      neverWorn: rows.filter((row) => row.timesWorn === 0).length,
      sustainability: sustainability.parts.map(({ label, points, max, reason }) => ({
        label,
        points,
        max,
        reason,
      })),
      allowance,
    },
    summary: {
      totalItems: rows.length,
      totalOutfits: outfitCount,
      totalValue: sum((row) => row.purchasePriceCents ?? 0) / 100,
      sustainabilityScore: sustainability.score,
    },
  };
}
