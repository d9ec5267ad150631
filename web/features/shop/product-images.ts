import type { PictureView } from '#contract/shop.ts';
import { pictureViews, thumbOf } from '#contract/shop.ts';
import type { Product } from './store-queries.ts';

export interface Pictured {
  images: Product['images'];
  variants: readonly Pick<Product['variants'][number], 'color' | 'images'>[];
}

export function coverOf({ images }: Pick<Pictured, 'images'>): string | null {
  const [first] = images;
  return first === undefined ? null : thumbOf(first);
}

/** Pictures of a colour; of the first colour while none is chosen. */
export function picturesIn(product: Pictured, color: string | null): { view: PictureView; src: string }[] {
  const variant = product.variants.find((one) => one.color === color) ?? product.variants[0];
  return (variant?.images ?? product.images.slice(0, 1)).map((src, at) => ({
    view: pictureViews[at] ?? 'front',
    src,
  }));
}
