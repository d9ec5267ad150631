import type { PictureView } from '#contract/shop.ts';
import { pictureViews, thumbOf } from '#contract/shop.ts';
import type { Product } from './store-queries.ts';

/** Stands where a product has no picture; an empty sheet is better than a broken one. */
export interface Pictured {
  images: Product['images'];
  variants: readonly Pick<Product['variants'][number], 'color' | 'images'>[];
}

/** The first picture of a product, small; null where it has none. */
export function coverOf({ images }: Pick<Pictured, 'images'>): string | null {
  const [first] = images;
  return first === undefined ? null : thumbOf(first);
}

/** The pictures of a product in a colour, each with what it shows; of the first colour while none is chosen. */
export function picturesIn(product: Pictured, color: string | null): { view: PictureView; src: string }[] {
  const variant = product.variants.find((one) => one.color === color) ?? product.variants[0];
  return (variant?.images ?? product.images.slice(0, 1)).map((src, at) => ({
    view: pictureViews[at] ?? 'front',
    src,
  }));
}
