import { Minus, Plus, TriangleAlert } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { thumbOf } from '#contract/shop.ts';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatEuros } from '#web/format/money.ts';
import { ProductPicture } from './product-picture.tsx';
import type { CartLine } from './store-queries.ts';
import type { useCartChanges } from './use-cart-changes.ts';

interface CartLineRowProps {
  line: CartLine;
  changes: ReturnType<typeof useCartChanges>;
  onOpen: () => void;
}

const { cart: copy } = storeCopy;

export function CartLineRow({ line, changes, onOpen }: CartLineRowProps) {
  const { change, remove, busy } = changes;
  const { name, brand, color, size, quantity, stock, available, hex } = line;
  const set = (wanted: number) => change.mutate({ line, quantity: wanted });
  const variant = copy.line(colorLabel(color), size);
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-line border-b py-5 first:pt-0">
      <ProductPicture alt="" className="aspect-4/5 self-start" src={thumbOf(line.image)} />
      <div className="grid content-start gap-2">
        <div className="flex items-start justify-between gap-3">
          <div className="grid gap-0.5">
            <button
              className="text-left font-serif text-[1.1875rem] leading-snug hover:underline"
              onClick={onOpen}
              type="button"
            >
              {name}
            </button>
            <p className="text-[0.9375rem] text-ink-soft">{brand}</p>
            <p className="flex items-center gap-2 text-[0.9375rem] text-ink-soft">
              <ColorSwatch dotOnly hex={hex} name="" size={14} />
              {variant}
            </p>
          </div>
          <p className="tabular grid justify-items-end text-right">
            <strong className={available ? 'font-semibold' : 'font-normal text-ink-soft line-through'}>
              {formatEuros(line.lineTotal)}
            </strong>
            {line.originalPrice > line.price && (
              <s className="text-note text-ink-soft">{formatEuros(line.originalPrice * quantity)}</s>
            )}
          </p>
        </div>
        {!available && (
          <div className="grid gap-2 bg-ochre-veil px-3 py-2 text-[0.9375rem]" role="status">
            <p className="flex items-start gap-2">
              <TriangleAlert className="mt-1 text-ochre" size={16} />
              {stock === 0 ? copy.gone : copy.short(stock)}
            </p>
            {stock > 0 && (
              <Button disabled={busy} onClick={() => set(stock)} size="s" variant="secondary">
                {copy.takeRest(stock)}
              </Button>
            )}
          </div>
        )}
        <div className="flex items-center justify-between gap-3">
          <fieldset className="flex items-center rounded-photo border border-line-strong" disabled={busy}>
            <legend className="sr-only">{copy.quantity(name)}</legend>
            <IconButton disabled={quantity <= 1} label={copy.fewer(name)} onClick={() => set(quantity - 1)}>
              <Minus size={16} />
            </IconButton>
            <span aria-live="polite" className="tabular min-w-6 text-center">
              {quantity}
            </span>
            <IconButton
              disabled={quantity >= Math.min(stock, limits.cart.quantityMax)}
              label={copy.more(name)}
              onClick={() => set(quantity + 1)}
            >
              <Plus size={16} />
            </IconButton>
          </fieldset>
          <Button
            aria-label={copy.removeNamed(name, variant)}
            disabled={busy}
            onClick={() => remove.mutate(line)}
            size="s"
            variant="ghost"
          >
            {copy.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
