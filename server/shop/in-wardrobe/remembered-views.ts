import type { z } from 'zod';
import type { Product } from '#contract/store.ts';
import { asStylistSees } from '#server/wardrobe/garments/as-stylist-sees.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import { type ProductView, productViews } from '#stylist/requests/product-views.ts';
import { asGarments } from './as-garments.ts';

/** By the product's and the colour's name, as `asGarments` joins them. */
export type Views = ReadonlyMap<string, ProductView>;

interface Remembered {
  /** The wardrobe and the shop that were looked at. */
  key: string;
  views: Views;
}

/** People who are in the shop at once, more or less; each takes a few hundred kilobytes. */
const peopleMax = 64;

/**
 * What the shop would do in the wardrobes of those who were here last. The pass takes a moment of the
 * processor, and neither a wardrobe nor the shop changes between two looks.
 */
export class RememberedViews {
  readonly #people = new Map<string, Remembered>();

  of(
    ownerId: string,
    revision: number,
    rows: readonly GarmentRow[],
    products: readonly z.output<typeof Product>[],
    now: Date,
  ): Views {
    const garments = products.flatMap(asGarments);
    const key = `${revision} ${JSON.stringify(garments.map(({ name: _, ...looks }) => looks))}`;
    const known = this.#people.get(ownerId);
    this.#people.delete(ownerId);
    const views =
      known?.key === key
        ? known.views
        : productViews(
            rows.map((row) => asStylistSees(row, now)),
            garments,
          );
    // The newest stand last; whoever was here longest ago goes.
    this.#people.set(ownerId, { key, views });
    for (const other of this.#people.keys()) {
      if (this.#people.size <= peopleMax) break;
      this.#people.delete(other);
    }
    return views;
  }
}
