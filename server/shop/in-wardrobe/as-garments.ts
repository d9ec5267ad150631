import type { z } from 'zod';
import type { Product } from '#contract/store.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';

export const keyOf = (productId: string, color: string): string => `${productId} ${color}`;

/** Returns a new garment for each colour of a product, for the engine. */
export function asGarments(product: z.output<typeof Product>): Garment[] {
  const { id, name, kind, pattern, style, fabric, seasons, variants } = product;
  return variants.map(({ color, hex }) => ({
    id: keyOf(id, color),
    name,
    kind,
    category: categoryOfKind[kind],
    colors: [{ hex, share: 1, name: color }],
    pattern,
    style,
    fabric,
    seasons,
    condition: 'new',
    timesWorn: 0,
    lastWornDaysAgo: null,
  }));
}
