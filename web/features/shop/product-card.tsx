import { Copy, Heart, Shirt } from 'lucide-react';
import { memo } from 'react';
import { classes } from '#web/components/classes.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { PictureLabel } from '#web/components/pictures/label.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { productAddress } from '#web/paths.ts';
import { discountText } from './discount-text.ts';
import type { ColorInWardrobe } from './in-wardrobe.ts';
import { coverOf } from './product-images.ts';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductRating } from './product-rating.tsx';
import type { Product } from './store-queries.ts';
import { useFavorite } from './use-favorite.ts';

const { wardrobe: copy } = storeCopy;

function CardInWardrobe({ view }: { view: ColorInWardrobe }) {
  return (
    <div className="space-y-1 border-line border-t pt-2 text-[0.9375rem] leading-snug">
      {view.matches > 0 && (
        <p className="flex items-start gap-1.5 text-sage">
          <Shirt className="mt-0.5" size={16} />
          {copy.matches(view.matches)}
        </p>
      )}
      {view.alike !== null && (
        <p className="flex items-start gap-1.5 text-ochre">
          <Copy className="mt-0.5" size={16} />
          {copy.alike}
        </p>
      )}
      {view.matches === 0 && view.alike === null && <p className="text-ink-soft">{copy.noMatches}</p>}
    </div>
  );
}

interface ProductCardProps {
  product: Product;
  favorite: boolean;
  view: ColorInWardrobe | undefined;
  /** Among the first rows: loads its picture eagerly. */
  eager: boolean;
}

const dotsMax = 5;

const colorsText = (variants: Product['variants']) =>
  `${storeCopy.card.colors(variants.length)}: ${variants.map(({ color }) => color).join(', ')}`;

/**
 * The grid handles clicks, so props stay stable for `memo`. Markup is kept cheap to lay out: block
 * elements, plain line breaking, and no clipped or visually hidden text, which costs a layer each.
 */
export const ProductCard = memo(function ProductCard({ product, favorite, view, eager }: ProductCardProps) {
  const { card } = storeCopy;
  const { id, name, brand, discount, inStock, variants } = product;
  return (
    <article aria-label={name} className="group relative space-y-2.5 **:text-wrap">
      <div className="grid grid-cols-1 *:[grid-area:1/1]">
        <ProductPicture
          alt=""
          className={classes(
            'aspect-4/5 w-full transition-opacity duration-200 group-hover:opacity-92',
            !inStock && 'opacity-60',
          )}
          eager={eager}
          src={coverOf(product)}
        />
        <span className="m-2 grid content-start justify-items-start gap-1">
          {discount > 0 && <PictureLabel tone="ink">{discountText(card.discount, discount)}</PictureLabel>}
          {!inStock && <PictureLabel>{card.soldOut}</PictureLabel>}
        </span>
        <FavoriteHeart
          className="relative z-10 m-1 self-start justify-self-end"
          favorite={favorite}
          id={id}
          name={name}
        />
      </div>
      <div className="space-y-1">
        <div className="text-[0.9375rem] text-ink-soft sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-3">
          <p>{brand}</p>
          <ProductRating product={product} />
        </div>
        <h2 className="text-[1.1875rem] leading-snug">
          <a
            className="after:absolute after:inset-0 after:rounded-photo group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.22em]"
            data-product={id}
            href={productAddress(id)}
          >
            {name}
          </a>
        </h2>
        <p className="line-clamp-2 overflow-clip! text-[0.9375rem] text-ink-soft">{product.description}</p>
      </div>
      <ProductPrice product={product} />
      {variants.length > 1 && (
        <p aria-label={colorsText(variants)} className="flex items-center gap-1.5" role="img">
          {variants.slice(0, dotsMax).map(({ color, hex }) => (
            <span
              className="size-3.5 rounded-full border border-line"
              key={color}
              style={{ background: hex }}
              title={colorLabel(color)}
            />
          ))}
        </p>
      )}
      {view && <CardInWardrobe view={view} />}
    </article>
  );
});

interface FavoriteHeartProps {
  id: string;
  name: string;
  favorite: boolean;
  className?: string;
}

function FavoriteHeart({ id, name, favorite, className }: FavoriteHeartProps) {
  const keep = useFavorite();
  const { card } = storeCopy;
  return (
    <IconButton
      aria-pressed={favorite}
      className={className}
      label={favorite ? card.unfavorite(name) : card.favorite(name)}
      onClick={() => keep.mutate({ id, wanted: !favorite })}
      onPicture
    >
      <Heart className={favorite ? 'fill-burgundy-text text-burgundy-text' : undefined} size={20} />
    </IconButton>
  );
}
