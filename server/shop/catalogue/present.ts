import type { z } from 'zod';
import { careInstructions } from '#contract/garment-words.ts';
import { limits } from '#contract/limits.ts';
import { type PictureView, pictureViews } from '#contract/shop.ts';
import type { Product, ProductVariant } from '#contract/store.ts';
import { discountPercent } from './price.ts';
import type { PricedProduct } from './queries.ts';
import { slugOf } from './slug.ts';

export const pictureOf = (productId: string, color: string, view: PictureView): string =>
  `/api/store/pictures/${productId}/${slugOf(color)}/${view}/full`;

/** The quantity one person may order; the real stock is not published. */
export const orderable = (stock: number): number => Math.min(stock, limits.cart.quantityMax);

/** Amounts are decimal in the API and cents in the database. */
export function presentProduct({ row, variants, price }: PricedProduct): z.output<typeof Product> {
  const stock = new Map(variants.map(({ color, size, stock }) => [`${color}\n${size}`, stock]));
  const inColors = row.colors.map(
    ({ name, hex }): z.output<typeof ProductVariant> => ({
      color: name,
      hex,
      images: pictureViews.map((view) => pictureOf(row.id, name, view)),
      sizes: row.sizes.map((size) => ({ size, stock: orderable(stock.get(`${name}\n${size}`) ?? 0) })),
    }),
  );
  const [first] = inColors;
  return {
    id: row.id,
    name: row.name,
    brand: row.brand,
    description: row.description,
    images: [...inColors.map(({ images }) => images[0] ?? ''), ...(first?.images.slice(1) ?? [])],
    price: price.cents / 100,
    originalPrice: price.originalCents / 100,
    discount: discountPercent(price),
    rating: row.ratingTenths / 10,
    reviews: row.reviews,
    ratingIsSample: row.ratingIsSample,
    sizes: row.sizes,
    colors: row.colors.map(({ name }) => name),
    category: row.category,
    variants: inColors,
    inStock: variants.some(({ stock }) => stock > 0),
    kind: row.kind,
    pattern: row.pattern,
    fabric: row.fabric,
    style: row.style,
    seasons: row.seasons,
    occasions: row.occasions,
    composition: row.composition,
    care: row.care.map((symbol) => ({ symbol, text: careInstructions[symbol] })),
  };
}
