import { memo } from 'react';
import { classes } from '#web/components/classes.ts';
import { PictureLabel } from '#web/components/picture-label.tsx';
import { ColorSwatch } from '#web/components/swatch.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { productAddress } from '#web/paths.ts';
import { CardInWardrobe } from './card-in-wardrobe.tsx';
import { discountText } from './discount-text.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import type { ColorInWardrobe } from './in-wardrobe.ts';
import { coverOf } from './product-images.ts';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductRating } from './product-rating.tsx';
import type { Product } from './store-queries.ts';

interface ProductCardProps {
  product: Product;
  favorite: boolean;
  /** What it would do in one's wardrobe; absent while that is not known, or where there is none. */
  view: ColorInWardrobe | undefined;
  /** Among the first, which are seen at once. */
  eager: boolean;
}

const dotsMax = 5;

/**
 * A product in the grid. The grid hears the click on its link, so that a card only changes with its product.
 * Its lines are broken the plain way: balancing them is what takes longest when a card comes into view.
 */
export const ProductCard = memo(function ProductCard({ product, favorite, view, eager }: ProductCardProps) {
  const { card } = storeCopy;
  const { id, name, brand, discount, inStock, variants } = product;
  return (
    <article className="group relative grid gap-2.5 **:text-wrap">
      <div className="relative">
        <ProductPicture
          alt=""
          className={classes(
            'aspect-4/5 transition-opacity duration-200 group-hover:opacity-92',
            !inStock && 'opacity-60',
          )}
          eager={eager}
          src={coverOf(product)}
        />
        <span className="absolute top-2 left-2 grid justify-items-start gap-1">
          {discount > 0 && <PictureLabel tone="ink">{discountText(card.discount, discount)}</PictureLabel>}
          {!inStock && <PictureLabel>{card.soldOut}</PictureLabel>}
        </span>
        <FavoriteHeart className="absolute! top-1 right-1 z-10" favorite={favorite} id={id} name={name} />
      </div>
      <div className="grid gap-1">
        <div className="grid text-[0.9375rem] text-tinta-suave sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-3">
          <p>{brand}</p>
          <ProductRating product={product} />
        </div>
        <h2 className="text-[1.1875rem] leading-snug">
          <a
            className="after:absolute after:inset-0 after:rounded-foto group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.22em]"
            data-producto={id}
            href={productAddress(id)}
          >
            {name}
          </a>
        </h2>
        <p className="line-clamp-2 text-[0.9375rem] text-tinta-suave">{product.description}</p>
      </div>
      <ProductPrice product={product} />
      {variants.length > 1 && (
        <p className="flex items-center gap-1.5">
          <span className="sr-only">{card.colors(variants.length)}: </span>
          {variants.slice(0, dotsMax).map(({ color, hex }) => (
            <ColorSwatch dotOnly hex={hex} key={color} name={color} size={14} />
          ))}
        </p>
      )}
      {view && <CardInWardrobe view={view} />}
    </article>
  );
});
