import type { WardrobeYear } from '#contract/analytics.ts';
import { zonedYear } from '#server/platform/madrid.ts';
import { netCents, presentGarment } from '#server/wardrobe/garments/present.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import { colorSharesOf } from './color-shares.ts';

/** Wears of a garment on a day in Madrid (`YYYY-MM-DD`). */
export type DayWears = { day: string; garmentId: string; wears: number };

const mostWornLength = 6;

/** @param wears of the year, by day */
export function presentYear(
  year: number,
  rows: readonly GarmentRow[],
  wears: readonly DayWears[],
): Omit<WardrobeYear, 'years'> {
  const wearsOf = new Map<string, number>();
  const byMonth = new Array<number>(12).fill(0);
  for (const { day, garmentId, wears: times } of wears) {
    wearsOf.set(garmentId, (wearsOf.get(garmentId) ?? 0) + times);
    const month = Number(day.slice(5, 7)) - 1;
    byMonth[month] = (byMonth[month] ?? 0) + times;
  }
  const timesOf = ({ id }: GarmentRow) => wearsOf.get(id) ?? 0;
  const worn = rows.filter((row) => timesOf(row) > 0).sort((a, b) => timesOf(b) - timesOf(a));
  return {
    year,
    days: new Set(wears.map(({ day }) => day)).size,
    wears: byMonth.reduce((sum, times) => sum + times, 0),
    garmentsWorn: worn.length,
    totalGarments: rows.filter((row) => yearOfDeparture(row) >= year).length,
    wearsByMonth: byMonth,
    mostWorn: worn.slice(0, mostWornLength).map((row) => ({ ...shownOf(row), wears: timesOf(row) })),
    colors: colorSharesOf(worn.flatMap((row) => new Array<GarmentRow>(timesOf(row)).fill(row))),
    longestRun: longestRunOf(rows, wears),
    departed: departedIn(rows.filter((row) => yearOfDeparture(row) === year)),
    added: addedIn(
      rows.filter(({ createdAt }) => zonedYear(createdAt) === year),
      timesOf,
    ),
  };
}

const yearOfDeparture = ({ departure }: GarmentRow): number =>
  departure ? Number(departure.day.slice(0, 4)) : Number.POSITIVE_INFINITY;

function departedIn(rows: readonly GarmentRow[]): WardrobeYear['departed'] {
  const sold = rows.filter(({ departure }) => departure?.how === 'sold').length;
  const worn = rows.flatMap((row) =>
    row.purchasePriceCents === null || row.timesWorn === 0
      ? []
      : [{ cents: netCents(row, row.purchasePriceCents), times: row.timesWorn }],
  );
  const times = worn.reduce((sum, one) => sum + one.times, 0);
  const cents = worn.reduce((sum, one) => sum + one.cents, 0);
  return {
    sold,
    givenAway: rows.length - sold,
    received:
      rows.reduce((sum, { departure }) => sum + Math.round((departure?.received ?? 0) * 100), 0) / 100,
    costPerWear: times === 0 ? null : Math.round(cents / times) / 100,
  };
}

function shownOf(row: GarmentRow) {
  const { id, name, photo } = presentGarment(row);
  return { id, name, photo, departed: row.departure !== null };
}

function longestRunOf(rows: readonly GarmentRow[], wears: readonly DayWears[]): WardrobeYear['longestRun'] {
  const clothes = new Set(
    rows.flatMap(({ id, category }) => (category === 'shoes' || category === 'accessories' ? [] : [id])),
  );
  const worn = new Map<string, string[]>();
  for (const { day, garmentId } of wears)
    if (clothes.has(garmentId)) worn.set(day, [...(worn.get(day) ?? []), garmentId]);
  const days = [...worn]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ids]) => ({ day, look: ids.sort().join() }));
  const last = new Map<string, number>();
  let first = 0;
  let longest: WardrobeYear['longestRun'] = null;
  for (const [at, { day, look }] of days.entries()) {
    first = Math.max(first, (last.get(look) ?? -1) + 1);
    last.set(look, at);
    const length = at - first + 1;
    if (length > Math.max(1, longest?.days ?? 0))
      longest = { days: length, from: days[first]?.day ?? day, to: day };
  }
  return longest;
}

function addedIn(rows: readonly GarmentRow[], timesOf: (row: GarmentRow) => number): WardrobeYear['added'] {
  const priced = rows.flatMap((row) =>
    row.purchasePriceCents === null
      ? []
      : [
          {
            row,
            paid: row.purchasePriceCents,
            cents: netCents(row, row.purchasePriceCents),
            times: timesOf(row),
          },
        ],
  );
  const cents = priced.reduce((sum, one) => sum + one.cents, 0);
  const times = priced.reduce((sum, one) => sum + one.times, 0);
  const [best] = priced.filter((one) => one.times > 0).sort((a, b) => a.cents / a.times - b.cents / b.times);
  return {
    garments: rows.length,
    spent: priced.reduce((sum, one) => sum + one.paid, 0) / 100,
    costPerWear: times === 0 ? null : Math.round(cents / times) / 100,
    unworn: rows.filter((row) => timesOf(row) === 0).length,
    best: best ? { ...shownOf(best.row), costPerWear: Math.round(best.cents / best.times) / 100 } : null,
  };
}
