import { Link } from 'react-router';
import { PictureLabel } from '#web/components/picture-label.tsx';
import { chat } from '#web/copy/chat.ts';
import { ProductPicture } from '#web/features/shop/product-picture.tsx';
import { formatEuros } from '#web/format/money.ts';
import { productAddress } from '#web/paths.ts';
import type { Shown } from './messages.ts';

/** Marked as products of the shop, so that they are not mistaken for own garments. */
export function ProductStrip({ products }: Pick<Shown, 'products'>) {
  return (
    <ul
      aria-label={chat.said.products}
      className="no-scrollbar -mx-1 flex snap-x gap-3 overflow-x-auto px-1 pb-1"
    >
      {products.map(({ id, name, brand, price, image }) => (
        <li className="w-32 shrink-0 snap-start" key={id}>
          <Link className="group grid gap-1.5" to={productAddress(id)}>
            <span className="relative block">
              <ProductPicture alt="" className="aspect-4/5" src={image} />
              <span className="absolute top-1.5 left-1.5">
                <PictureLabel>{chat.said.products}</PictureLabel>
              </span>
            </span>
            <span className="grid text-note">
              <span className="line-clamp-2 group-hover:underline group-hover:underline-offset-2">
                {name}
              </span>
              <span className="text-ink-soft">{brand}</span>
              <span className="tabular font-medium">{formatEuros(price)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
