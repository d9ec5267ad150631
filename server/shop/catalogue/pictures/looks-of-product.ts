import type { DrawnGarment } from '#illustrator/drawn-garment.ts';
import type { ProductColor } from '#server/platform/db/schema/store.ts';
import type { ProductRow } from '../queries.ts';

/** The drawing of a product in one colour, for the shop and for the buyer's wardrobe. */
export function looksOfProduct(
  {
    id,
    kind,
    silhouette,
    pattern,
    fabric,
  }: Pick<ProductRow, 'id' | 'kind' | 'silhouette' | 'pattern' | 'fabric'>,
  color: ProductColor,
): DrawnGarment & { seed: number } {
  return {
    kind,
    ...(silhouette !== null && { silhouette }),
    colorHex: color.hex,
    secondColorHex: color.secondHex,
    pattern,
    fabric,
    seed: seedOf(`${id} ${color.name}`),
  };
}

/** Varies the folds between products; stable for each. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const character of text) seed = (seed * 31 + character.charCodeAt(0)) % 9973;
  return seed % 9;
}
