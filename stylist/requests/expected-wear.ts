import { categoryOf } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';

/** From the wears of the current wardrobe. */
export type ExpectedWear = {
  perYear: number;
  basis: 'kind' | 'category' | 'wardrobe';
};

/** A garment added yesterday and worn once is not worn daily. */
const youngestDays = 30;
const yearDays = 365;

/** Wears a year. */
function rateOf(garments: readonly Garment[]): number {
  let wears = 0;
  let days = 0;
  for (const { timesWorn, addedDaysAgo } of garments) {
    if (addedDaysAgo === undefined) continue;
    wears += timesWorn;
    days += Math.max(youngestDays, addedDaysAgo);
  }
  return days === 0 ? 0 : (wears / days) * yearDays;
}

/** Null when nothing was worn yet. */
export function wearForecast(
  wardrobe: readonly Garment[],
): (garment: Pick<Garment, 'kind'>) => ExpectedWear | null {
  const byKind = Map.groupBy(wardrobe, ({ kind }) => kind);
  const byCategory = Map.groupBy(wardrobe, ({ category }) => category);
  return ({ kind }) => {
    const groups = [
      ['kind', byKind.get(kind)],
      ['category', byCategory.get(categoryOf(kind))],
      ['wardrobe', wardrobe],
    ] as const;
    for (const [basis, group] of groups) {
      const rate = rateOf(group ?? []);
      if (rate > 0) return { perYear: Math.max(1, Math.round(rate)), basis };
    }
    return null;
  };
}
