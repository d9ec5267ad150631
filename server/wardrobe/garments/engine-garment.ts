import { attributeNames, pickAttributes } from '#contract/garment-attributes.ts';
import { assumed, type Garment } from '#stylist/wardrobe.ts';
import type { GarmentRow } from './queries.ts';

const dayMillis = 24 * 60 * 60 * 1000;

const daysBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / dayMillis));

export function toEngineGarment(row: GarmentRow, now: Date): Garment {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    category: row.category,
    colors: row.colors,
    ...assumed(pickAttributes(row, attributeNames)),
    seasons: row.seasons,
    timesWorn: row.timesWorn,
    lastWornDaysAgo: row.lastWornAt === null ? null : daysBetween(row.lastWornAt, now),
    addedDaysAgo: daysBetween(row.createdAt, now),
    favorite: row.favorite,
    inLaundry: row.inLaundry,
    away: row.away !== null,
    ...(row.elsewhere && { elsewhere: row.homeName ?? '' }),
    care: row.care,
  };
}
