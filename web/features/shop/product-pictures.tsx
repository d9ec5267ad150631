import { useState } from 'react';
import { thumbOf } from '#contract/shop.ts';
import { PictureLabel } from '#web/components/pictures/label.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { discountText } from './discount-text.ts';
import { picturesIn } from './product-images.ts';
import { ProductPicture } from './product-picture.tsx';
import type { Product } from './store-queries.ts';

const { detail: copy, card } = storeCopy;

export function ProductPictures({ product, color }: { product: Product; color: string | null }) {
  const [at, setAt] = useState(0);
  const pictures = picturesIn(product, color);
  const current = pictures[at] ?? pictures[0];
  const shownColor = color ?? product.variants[0]?.color ?? '';
  return (
    <div className="grid content-start gap-3 md:sticky md:top-0 low:static! md:self-start">
      <div className="relative">
        <ProductPicture
          alt={copy.picture(product.name, shownColor)}
          className="aspect-5/6 w-full max-md:max-h-[46dvh]"
          eager
          // Remounts, so that the previous picture does not fade.
          key={current?.src}
          near={current?.view === 'detail'}
          src={current?.src ?? null}
        />
        {product.discount > 0 && (
          <span className="absolute top-2 left-2">
            <PictureLabel tone="ink">{discountText(card.discount, product.discount)}</PictureLabel>
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <fieldset className="grid grid-cols-3 gap-3">
          <legend className="sr-only">{copy.viewsLabel}</legend>
          {pictures.map(({ view, src }, index) => (
            <button
              aria-pressed={src === current?.src}
              className="grid gap-1 rounded-photo text-note text-ink-soft aria-pressed:text-ink aria-pressed:[&>span:first-child]:ring-1 aria-pressed:[&>span:first-child]:ring-ink"
              key={src}
              onClick={() => setAt(index)}
              type="button"
            >
              <ProductPicture alt="" className="aspect-5/6" near={view === 'detail'} src={thumbOf(src)} />
              <span>{copy.views[view]}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
