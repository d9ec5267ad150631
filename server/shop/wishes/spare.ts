import type { Category } from '#contract/vocabulary.ts';
import type { SpareGarment, Wish } from '#contract/wishes.ts';
import { presentGarment, type Versatility } from '#server/wardrobe/garments/present.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import { isIdle, spareGarments } from '#stylist/requests/spare-garments.ts';
import type { Garment } from '#stylist/wardrobe.ts';

const keptMillis = 365 * 24 * 60 * 60 * 1000;

/** In the tags of what has a story, in the languages of the interface. */
const told =
  /recuerdo|herencia|heredad|abuel|boda|keepsake|heirloom|wedding|memor|lembran|herança|avó|casament/i;

const isDear = ({ favorite, tags, keptAt }: GarmentRow, now: Date): boolean =>
  favorite ||
  tags.some((tag) => told.test(tag)) ||
  (keptAt !== null && now.getTime() - keptAt.getTime() < keptMillis);

/** @param wardrobe of the rows */
export function spareOf(
  rows: readonly GarmentRow[],
  wardrobe: readonly Garment[],
  versatility: Readonly<Record<string, Versatility>>,
  now: Date,
): SpareGarment[] {
  const outfits = new Map(rows.map(({ id }) => [id, versatility[id]?.outfits ?? 0]));
  const dear = new Set(rows.filter((row) => isDear(row, now)).map(({ id }) => id));
  return spareGarments(wardrobe, { outfits, dear }).flatMap(({ id, others }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ item: presentGarment(row, versatility[id]), others }] : [];
  });
}

const plentyOf: Readonly<Record<Category, number>> = {
  tops: 6,
  bottoms: 5,
  dresses: 5,
  shoes: 4,
  outerwear: 3,
  accessories: 5,
};

export function plentyIn(wardrobe: readonly Garment[], { kind, category }: Garment): Wish['plenty'] {
  const owned = wardrobe.filter((garment) => garment.kind === kind);
  return owned.length < plentyOf[category]
    ? null
    : { owned: owned.length, idle: owned.filter(isIdle).length };
}
