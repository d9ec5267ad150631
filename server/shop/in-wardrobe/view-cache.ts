import type { z } from 'zod';
import type { Product } from '#contract/store.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import type { SaidProfile } from '#stylist/profile/profile.ts';
import { profileOf } from '#stylist/profile/profile-of.ts';
import { type ProductView, productViews } from '#stylist/requests/product-views.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { asGarments } from './as-garments.ts';

export type Views = ReadonlyMap<string, ProductView>;

interface Remembered {
  /** Identifies the state of the wardrobe and the shop. */
  key: string;
  views: Views;
}

/** Each entry takes a few hundred kilobytes. */
const peopleMax = 64;

const viewsFor = (wardrobe: Garment[], products: Garment[], said: SaidProfile): Views =>
  productViews(wardrobe, products, profileOf(said, wardrobe));

/** Caches the views of recent visitors, because computing them is expensive. */
export class ViewCache {
  readonly #people = new Map<string, Remembered>();

  of(
    ownerId: string,
    revision: number,
    rows: readonly GarmentRow[],
    products: readonly z.output<typeof Product>[],
    said: SaidProfile,
    now: Date,
  ): Views {
    const garments = products.flatMap(asGarments);
    const key = `${revision} ${JSON.stringify(said)} ${JSON.stringify(garments.map(({ name: _, ...looks }) => looks))}`;
    const known = this.#people.get(ownerId);
    this.#people.delete(ownerId);
    const views =
      known?.key === key
        ? known.views
        : viewsFor(
            rows.map((row) => toEngineGarment(row, now)),
            garments,
            said,
          );
    // Evicts the least recently used.
    this.#people.set(ownerId, { key, views });
    for (const other of this.#people.keys()) {
      if (this.#people.size <= peopleMax) break;
      this.#people.delete(other);
    }
    return views;
  }
}
