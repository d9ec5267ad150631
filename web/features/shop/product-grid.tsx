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

/** What a first look takes in: the others are drawn right after it. */
const firstLook = 12;
/** Pictures that are asked for at once. */
const firstRow = 4;

/** Two products side by side on a phone, as many as stay large on a desk. */
export const productGridLook = 'grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4';

/** Full rows of two, three and four. */
const blockLength = 12;

/**
 * What is far from the screen is neither laid out nor painted; the height is that of a usual card. Blocks are the
 * same once more: a card that comes into view has only its own block laid out anew, and the browser watches the
 * cards and pictures of the blocks in sight, not all of them at every frame.
 */
const cardLook =
  '[content-visibility:auto] [contain-intrinsic-size:auto_32rem] sm:[contain-intrinsic-size:auto_34rem]';
const blockLook =
  '[content-visibility:auto] [contain-intrinsic-size:auto_203rem] sm:[contain-intrinsic-size:auto_143rem] xl:[contain-intrinsic-size:auto_107rem]';

export function ProductGrid({ products, favorites, wardrobe, onOpen }: ProductGridProps) {
  const shown = useDeferredValue(products, products.slice(0, firstLook));
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-product]');
    // A click that asks for a new tab is the browser's business.
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
