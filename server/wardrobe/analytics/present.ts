import type { AnalyticsGarment, WardrobeAnalytics } from '#contract/analytics.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { netCents, presentGarment } from '#server/wardrobe/garments/present.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import { colorSharesOf } from './color-shares.ts';

const dayMillis = 24 * 60 * 60 * 1000;
const unusedAfterDays = 90;
const monthsShown = 12;
const rankLength = 5;
const mostWornLength = 6;
const unusedLength = 12;

/** A moment safely before the first month shown. */
export const analyticsSince = (now: Date): Date =>
  new Date(now.getTime() - (monthsShown + 1) * 31 * dayMillis);

export function presentAnalytics(
  rows: readonly GarmentRow[],
  wearsByMonth: ReadonlyMap<string, number>,
  now: Date,
): WardrobeAnalytics {
  const unused = rows.filter((row) => daysUnworn(row, now) > unusedAfterDays).sort(byLastWear);
  return {
    totalGarments: rows.length,
    wearsByMonth: monthsUpTo(now, monthsShown).map((month) => ({
      month,
      wears: wearsByMonth.get(month) ?? 0,
    })),
    costPerWear: costPerWearOf(rows),
    colors: colorSharesOf(rows),
    unused: {
      afterDays: unusedAfterDays,
      count: unused.length,
      items: unused.slice(0, unusedLength).map(presentNamed),
    },
    mostWorn: rows
      .filter((row) => row.timesWorn > 0)
      .sort((a, b) => b.timesWorn - a.timesWorn)
      .slice(0, mostWornLength)
      .map(presentNamed),
  };
}

function daysUnworn({ lastWornAt }: GarmentRow, now: Date): number {
  return lastWornAt === null ? Number.POSITIVE_INFINITY : (now.getTime() - lastWornAt.getTime()) / dayMillis;
}

const byLastWear = (a: GarmentRow, b: GarmentRow): number =>
  (a.lastWornAt?.getTime() ?? 0) - (b.lastWornAt?.getTime() ?? 0);

function costPerWearOf(rows: readonly GarmentRow[]): WardrobeAnalytics['costPerWear'] {
  const known = rows
    .flatMap((row) =>
      row.purchasePriceCents === null || row.timesWorn === 0
        ? []
        : [{ row, cents: netCents(row, row.purchasePriceCents) }],
    )
    .sort((a, b) => a.cents / a.row.timesWorn - b.cents / b.row.timesWorn);
  const cents = known.reduce((sum, garment) => sum + garment.cents, 0);
  const wears = known.reduce((sum, { row }) => sum + row.timesWorn, 0);
  const bestLength = Math.min(rankLength, Math.ceil(known.length / 2));
  return {
    average: wears === 0 ? null : Math.round(cents / wears) / 100,
    best: known.slice(0, bestLength).map(({ row }) => presentNamed(row)),
    worst: known
      .slice(bestLength)
      .slice(-rankLength)
      .reverse()
      .map(({ row }) => presentNamed(row)),
  };
}

function presentNamed(row: GarmentRow): AnalyticsGarment {
  const { id, name, photo, purchasePrice, upkeepCost, timesWorn, costPerWear, lastWornAt } =
    presentGarment(row);
  return { id, name, photo, purchasePrice, upkeepCost, timesWorn, costPerWear, lastWornAt };
}

/** Oldest first, as `YYYY-MM` in Madrid. */
export function monthsUpTo(now: Date, count: number): string[] {
  const [year = 0, month = 1] = zonedDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const back = year * 12 + month - 1 - (count - 1 - at);
    return `${Math.floor(back / 12)}-${String((back % 12) + 1).padStart(2, '0')}`;
  });
}
