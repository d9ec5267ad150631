import { Copy, Heart, Shirt } from 'lucide-react';
import { type MouseEvent, memo, useDeferredValue } from 'react';
import { classes } from '#web/components/classes.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { PictureLabel } from '#web/components/pictures/label.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { productAddress } from '#web/paths.ts';
import { discountText } from './discount-text.ts';
import { type ColorInWardrobe, viewInColor, type WardrobeView } from './in-wardrobe.ts';
import { coverOf } from './product-images.ts';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductRating } from './product-rating.tsx';
import type { Product } from './store-queries.ts';
import { useFavorite } from './use-favorite.ts';

interface ProductGridProps {
  products: readonly Product[];
  favorites: ReadonlySet<string>;
  wardrobe: WardrobeView | undefined;
  onOpen: (id: string) => void;
}

/** Cards in the first render. */
const firstLook = 12;
/** Pictures loaded eagerly. */
const firstRow = 4;

export const productGridLook = 'grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4';

/** Divides into full rows of two, three and four. */
const blockLength = 12;

/**
 * `content-visibility` by card and by block: rendering a card lays out only its block, and the browser
 * observes few elements. The intrinsic height is that of a usual card.
 */
const cardLook =
  '[content-visibility:auto] [contain-intrinsic-size:auto_32rem] sm:[contain-intrinsic-size:auto_34rem]';
const blockLook =
  '[content-visibility:auto] [contain-intrinsic-size:auto_203rem] sm:[contain-intrinsic-size:auto_143rem] xl:[contain-intrinsic-size:auto_107rem]';

export function ProductGrid({ products, favorites, wardrobe, onOpen }: ProductGridProps) {
  const shown = useDeferredValue(products, products.slice(0, firstLook));
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-product]');
    // Modified clicks open a new tab.
    if (!link?.dataset.product || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    onOpen(link.dataset.product);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only hears the links inside, which the keyboard presses as clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className="space-y-9" onClick={open}>
      {inBlocks(shown).map((block, blockAt) => (
        <ul className={classes(productGridLook, blockLook)} key={block[0]?.id}>
          {block.map((product, at) => (
            <li className={cardLook} key={product.id}>
              <ProductCard
                eager={blockAt === 0 && at < firstRow}
                favorite={favorites.has(product.id)}
                product={product}
                view={wardrobe && wardrobe.garments > 0 ? viewInColor(wardrobe, product.id, null) : undefined}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function inBlocks(products: readonly Product[]): Product[][] {
  const blocks: Product[][] = [];
  for (let at = 0; at < products.length; at += blockLength) blocks.push(products.slice(at, at + blockLength));
  return blocks;
}

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
const ProductCard = memo(function ProductCard({ product, favorite, view, eager }: ProductCardProps) {
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
