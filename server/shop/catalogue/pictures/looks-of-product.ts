import type { DrawnGarment } from '#illustrator/drawn-garment.ts';
import type { ProductColor } from '#server/platform/db/schema/store.ts';
import type { ProductRow } from '../queries.ts';

/** A product in one of its colours, as its picture shows it: in the shop, and in the wardrobe of who buys it. */
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

/** Cloth never lies the same way twice; the same product always lies the same way. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const character of text) seed = (seed * 31 + character.charCodeAt(0)) % 9973;
  return seed % 9;
}
