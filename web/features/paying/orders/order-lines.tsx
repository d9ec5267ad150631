import { thumbOf } from '#contract/shop.ts';
import { orders } from '#web/copy/orders.ts';
import { ProductPicture } from '#web/features/shop/product-picture.tsx';
import { colorLabel } from '#web/format/color-label.ts';
import { formatEuros } from '#web/format/money.ts';

interface Line {
  productId: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  quantity: number;
  lineTotal: number;
  image: string;
  fault?: string | undefined;
}

export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="border-line border-b">
      {lines.map((line) => (
        <li
          className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-4 border-line border-t py-4"
          key={`${line.productId} ${line.color} ${line.size}`}
        >
          <ProductPicture alt="" className="aspect-4/5 self-start" src={thumbOf(line.image)} />
          <div className="grid content-start gap-0.5">
            <p className="font-serif text-[1.125rem] leading-snug">
              {line.quantity > 1 && <span className="tabular">{line.quantity} × </span>}
              {line.name}
            </p>
            <p className="text-[0.9375rem] text-ink-soft">{line.brand}</p>
            <p className="text-[0.9375rem] text-ink-soft">{orders.line(line.size, colorLabel(line.color))}</p>
            {line.fault !== undefined && <p className="text-[0.9375rem] text-ochre">{line.fault}</p>}
          </div>
          <p
            className={
              line.fault === undefined ? 'tabular font-medium' : 'tabular text-ink-soft line-through'
            }
          >
            {formatEuros(line.lineTotal)}
          </p>
        </li>
      ))}
    </ul>
  );
}
