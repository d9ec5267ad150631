import { type MouseEvent, useDeferredValue } from 'react';
import { classes } from '#web/components/classes.ts';
import { viewInColor, type WardrobeView } from './in-wardrobe.ts';
import { ProductCard } from './product-card.tsx';
import type { Product } from './store-queries.ts';

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
