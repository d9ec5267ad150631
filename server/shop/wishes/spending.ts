import { categories } from '#contract/vocabulary.ts';
import type { Budget, Wish } from '#contract/wishes.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';

interface Limits {
  monthCents: number | null;
  yearCents: number | null;
}

/** @param rows with those that have left */
export function spendingOf(rows: readonly GarmentRow[], limits: Limits, now: Date): Budget {
  const today = zonedDay(now);
  const since = (length: number) =>
    rows.filter(({ createdAt }) => zonedDay(createdAt).slice(0, length) === today.slice(0, length));
  const [month, year] = [since('2026-11'.length), since('2026'.length)];
  return {
    month: euros(limits.monthCents),
    year: euros(limits.yearCents),
    spent: { month: sumOf(month), year: sumOf(year) },
    byCategory: categories
      .map((category) => {
        const priced = year.filter((row) => row.category === category && row.purchasePriceCents !== null);
        return { category, spent: sumOf(priced), garments: priced.length };
      })
      .filter(({ spent }) => spent > 0)
      .sort((a, b) => b.spent - a.spent),
  };
}

const euros = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const sumOf = (rows: readonly GarmentRow[]): number =>
  rows.reduce((sum, { purchasePriceCents }) => sum + (purchasePriceCents ?? 0), 0) / 100;

export function beyondBudget(price: number | null, { month, year, spent }: Budget): Wish['beyond'] {
  for (const [period, limit] of [
    ['month', month],
    ['year', year],
  ] as const) {
    if (price === null || limit === null) continue;
    const by = Math.round((spent[period] + price - limit) * 100) / 100;
    if (by > 0) return { period, by };
  }
  return null;
}
