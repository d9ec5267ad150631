import { categoryOf } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';

/** How often a person would wear something, judged by what they wear already. */
export type ExpectedWear = {
  /** Whole times a year, at least once. */
  perYear: number;
  /** Whose use it is judged by: that of its kind, of its category, or of the whole wardrobe. */
  basis: 'kind' | 'category' | 'wardrobe';
};

/** A garment of yesterday that was worn once is not worn every day: nothing counts as younger than this. */
const youngestDays = 30;
const yearDays = 365;

/** Times a year, over all garments of a group; 0 for a group that nobody has worn. */
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

/** Tells for any kind how often the person of a wardrobe would wear it; null where they have worn nothing yet. */
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
