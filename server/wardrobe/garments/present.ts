import { doneWith, shoeWorksOfKind } from '#contract/cobbler.ts';
import { attributeNames, pickAttributes } from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { washAfterOfKind } from '#contract/washing.ts';
import { presentPhoto } from '#server/wardrobe/photos/present.ts';
import type { GarmentRow } from './queries.ts';

export interface Versatility {
  percent: number;
  outfits: number;
}

const none: Versatility = { percent: 0, outfits: 0 };

/** Amounts are decimal in the API and cents in the database. */
export function presentGarment(row: GarmentRow, versatility: Versatility = none): WardrobeItem {
  const photo = presentPhoto(row);
  return {
    id: row.id,
    name: row.name,
    brand: row.brand,
    category: row.category,
    kind: row.kind,
    size: row.size,
    color: row.color,
    colors: row.colors,
    ...pickAttributes(row, attributeNames),
    composition: row.composition,
    care: row.care,
    secondColor: row.colors[1]?.name ?? null,
    purchasePrice: row.purchasePriceCents === null ? null : row.purchasePriceCents / 100,
    costPerWear:
      row.purchasePriceCents === null || row.timesWorn === 0
        ? null
        : Math.round(netCents(row, row.purchasePriceCents) / row.timesWorn) / 100,
    versatilityScore: versatility.percent,
    versatilityOutfits: versatility.outfits,
    timesWorn: row.timesWorn,
    lastWornAt: row.lastWornAt?.toISOString() ?? null,
    season: row.seasons,
    tags: row.tags,
    images: [photo.full],
    photo,
    favorite: row.favorite,
    inLaundry: row.inLaundry,
    wash: washOf(row),
    upkeep: row.upkeep,
    upkeepCost: upkeepCents(row) / 100,
    cobbler: cobblerOf(row),
    away: row.away,
    home: row.homeId,
    keptAt: row.keptAt?.toISOString() ?? null,
    departure: row.departure,
    bought:
      row.orderId === null || row.productId === null
        ? null
        : { orderId: row.orderId, productId: row.productId },
    page: row.page,
    suggested: row.suggested,
    origin: row.origin,
    confidence: row.confidence,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Price and upkeep, less the money that came back. */
export const netCents = (row: Pick<GarmentRow, 'departure' | 'upkeep'>, paidCents: number): number =>
  Math.max(0, paidCents + upkeepCents(row) - Math.round((row.departure?.received ?? 0) * 100));

export function washOf({
  kind,
  washAfter,
  timesWorn,
  washedAtWear,
  inLaundry,
  away,
  elsewhere,
}: GarmentRow): WardrobeItem['wash'] {
  const after = washAfter === null ? washAfterOfKind[kind] : washAfter || null;
  const since = timesWorn - washedAtWear;
  const due = after !== null && since >= after && !inLaundry && away === null && !elsewhere;
  return { after, own: washAfter !== null, since, due };
}

const upkeepCents = ({ upkeep }: Pick<GarmentRow, 'upkeep'>): number =>
  upkeep.reduce((sum, { cost }) => sum + Math.round((cost ?? 0) * 100), 0);

/** The work that its soles or heels are due for, while it is at hand. */
function cobblerOf(row: GarmentRow): WardrobeItem['cobbler'] {
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
