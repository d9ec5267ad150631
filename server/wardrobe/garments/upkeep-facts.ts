import { doneWith, shoeWorksOfKind } from '#contract/cobbler.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import type { GarmentRow } from './queries.ts';

export const upkeepCents = ({ upkeep }: Pick<GarmentRow, 'upkeep'>): number =>
  upkeep.reduce((sum, { cost }) => sum + Math.round((cost ?? 0) * 100), 0);

/** The work that its soles or heels are due for, while it is at hand. */
export function cobblerOf(row: GarmentRow): WardrobeItem['cobbler'] {
  const { kind, fabric, timesWorn, upkeep, away, elsewhere } = row;
  if (away !== null || elsewhere) return null;
  for (const { what, after, fabrics } of shoeWorksOfKind[kind] ?? []) {
    if (fabrics && !fabrics.some((one) => one === fabric)) continue;
    const done = upkeep.filter((one) => doneWith[what].includes(one.what)).map(({ atWear }) => atWear);
    const since = timesWorn - Math.max(0, ...done);
    if (since >= after) return { what, since, first: done.length === 0 };
  }
  return null;
}
