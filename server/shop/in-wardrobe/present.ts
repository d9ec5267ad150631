import type { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import type { Product, ProductInWardrobe, storeInWardrobe } from '#contract/store.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import { presentPhoto } from '#server/wardrobe/photos/present.ts';
import { wearForecast } from '#stylist/requests/expected-wear.ts';
import { colorIn } from '../catalogue/translate.ts';
import { keyOf } from './as-garments.ts';
import type { Views } from './view-cache.ts';

type Answer = z.output<typeof storeInWardrobe.response>;
type OwnPiece = Answer['pieces'][number];

/** Describes every product in relation to a wardrobe; garments are listed once and referred to by index. */
export function presentInWardrobe(
  rows: readonly GarmentRow[],
  products: readonly z.output<typeof Product>[],
  views: Views,
  now: Date,
  language: Language,
): Answer {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const places = new Map<string, number>();
  const pieces: OwnPiece[] = [];
  const placeOf = (id: string): number | null => {
    const known = places.get(id);
    const row = byId.get(id);
    if (known !== undefined || row === undefined) return known ?? null;
    places.set(id, pieces.length);
    return pieces.push(presentPiece(row)) - 1;
  };

  const forecast = wearForecast(rows.map((row) => toEngineGarment(row, now)));
  return {
    garments: rows.length,
    products: products.map(({ id, kind, price, variants }): z.output<typeof ProductInWardrobe> => {
      const expected = forecast({ kind });
      return {
        productId: id,
        wear: expected && { ...expected, costPerWear: Math.round((price / expected.perYear) * 100) / 100 },
        colors: variants.map(({ color }) => {
          const view = views.get(keyOf(id, color));
          return {
            color: colorIn(language, color),
            matches: view?.matches ?? 0,
            outfits: view?.outfits ?? 0,
            looks: (view?.looks ?? []).map(({ occasion, season, garmentIds }) => ({
              occasion,
              season,
              pieces: garmentIds.flatMap((garmentId) => placeOf(garmentId) ?? []),
            })),
            alike: view?.alikeId ? placeOf(view.alikeId) : null,
          };
        }),
      };
    }),
    pieces,
  };
}

const presentPiece = (row: GarmentRow): OwnPiece => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  photo: presentPhoto(row),
  timesWorn: row.timesWorn,
});
