import { pickAttributes } from '#contract/garment-attributes.ts';
import type { Viewable } from '#contract/viewables.ts';
import type { ViewedGarment, ViewedOutfit, ViewedSize } from '#contract/viewers.ts';
import { categories } from '#contract/vocabulary.ts';
import { everyOutfitOf, type OutfitRow } from '#server/outfits/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import { presentPhoto } from '#server/wardrobe/photos/present.ts';

const shownAttributes = ['pattern', 'fabric', 'sleeve', 'length'] as const;

/** Every field is listed: nothing that is added to a garment is shown by itself. */
export function presentViewedGarment(row: GarmentRow, shows: readonly Viewable[]): ViewedGarment {
  return {
    id: row.id,
    name: row.name,
    brand: row.brand,
    category: row.category,
    kind: row.kind,
    color: row.color,
    colors: row.colors,
    ...pickAttributes(row, shownAttributes),
    composition: row.composition,
    care: row.care,
    season: row.seasons,
    inLaundry: row.inLaundry,
    away: row.away?.why === 'lent' ? { ...row.away, place: '' } : row.away,
    otherHome: row.homeId !== null,
    size: shows.includes('sizes') ? row.size : null,
    photo: photoOf(row),
  };
}

function photoOf(row: GarmentRow): ViewedGarment['photo'] {
  const address = `/api/viewed/${row.ownerId}/garments/${row.id}`;
  const { illustrated, shown } = presentPhoto(row);
  return {
    full: `${address}/full`,
    thumb: `${address}/thumb`,
    cutout: `${address}/cutout`,
    illustrated,
    shown,
  };
}

const presentViewedOutfit = ({ id, name, occasion, season, pieces }: OutfitRow): ViewedOutfit => ({
  id,
  name,
  occasion,
  season,
  garmentIds: pieces.map((piece) => piece.id),
});

export async function viewedOutfits(db: Executor, ownerId: string): Promise<ViewedOutfit[]> {
  const rows = await everyOutfitOf(db, ownerId);
  return rows.filter(({ departed }) => departed === 0).map(presentViewedOutfit);
}

export function sizesOf(
  rows: readonly Pick<GarmentRow, 'category' | 'size'>[],
  among: readonly (typeof categories)[number][] = categories,
): ViewedSize[] {
  return among.flatMap((category) => {
    const sizes = rows.flatMap((row) => (row.category === category && row.size ? [row.size.trim()] : []));
    const counted = [...Map.groupBy(sizes, (size) => size)].map(([size, { length }]) => ({
      category,
      size,
      garments: length,
    }));
    return counted.sort((a, b) => b.garments - a.garments).slice(0, 1);
  });
}
