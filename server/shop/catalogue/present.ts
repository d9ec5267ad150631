import type { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { type PictureView, pictureViews } from '#contract/shop.ts';
import type { Product, ProductVariant } from '#contract/store.ts';
import { discountPercent } from './price.ts';
import type { PricedProduct } from './queries.ts';
import { slugOf } from './slug.ts';
import { careIn, colorIn, descriptionIn, fibreIn, nameIn, sizeIn } from './translate.ts';

export const pictureOf = (productId: string, color: string, view: PictureView): string =>
  `/api/store/pictures/${productId}/${slugOf(color)}/${view}/full`;

/** The quantity one person may order; the real stock is not published. */
export const orderable = (stock: number): number => Math.min(stock, limits.cart.quantityMax);

/** Amounts are decimal in the API and cents in the database. */
export function presentProduct(
  { row, variants, price }: PricedProduct,
  language: Language,
): z.output<typeof Product> {
  const stock = new Map(variants.map(({ color, size, stock }) => [`${color}\n${size}`, stock]));
  const inColors = row.colors.map(
    ({ name, hex }): z.output<typeof ProductVariant> => ({
      color: colorIn(language, name),
      hex,
      images: pictureViews.map((view) => pictureOf(row.id, name, view)),
      sizes: row.sizes.map((size) => ({
        size: sizeIn(language, size),
        stock: orderable(stock.get(`${name}\n${size}`) ?? 0),
      })),
    }),
  );
  const [first] = inColors;
  return {
    id: row.id,
    name: nameIn(language, row.id, row.name),
    brand: row.brand,
    description: descriptionIn(language, row.id, row.description),
    images: [...inColors.map(({ images }) => images[0] ?? ''), ...(first?.images.slice(1) ?? [])],
    price: price.cents / 100,
    originalPrice: price.originalCents / 100,
    discount: discountPercent(price),
    rating: row.ratingTenths / 10,
    reviews: row.reviews,
    ratingIsSample: row.ratingIsSample,
    sizes: row.sizes.map((size) => sizeIn(language, size)),
    colors: row.colors.map(({ name }) => colorIn(language, name)),
    category: row.category,
    variants: inColors,
    inStock: variants.some(({ stock }) => stock > 0),
    kind: row.kind,
    pattern: row.pattern,
    fabric: row.fabric,
    style: row.style,
    seasons: row.seasons,
    occasions: row.occasions,
    composition: row.composition.map(({ fibre, percent }) => ({ fibre: fibreIn(language, fibre), percent })),
    care: row.care.map((symbol) => ({ symbol, text: careIn(language, symbol) })),
  };
}
