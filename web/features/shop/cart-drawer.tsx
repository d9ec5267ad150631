import { Minus, Plus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { delivery, thumbOf } from '#contract/shop.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { common } from '#web/copy/common.ts';
import { storeCopy } from '#web/copy/store.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatEuros } from '#web/format/money.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { storeCheckout } from '#web/paths.ts';
import { ProductPicture } from './product-picture.tsx';
import { type Cart, type CartLine, useCart } from './store-queries.ts';
import { useCartChanges } from './use-cart-changes.ts';

interface CartDrawerProps {
  onClose: () => void;
  onOpenProduct: (id: string) => void;
}

const { cart: copy } = storeCopy;

export function CartDrawer({ onClose, onOpenProduct }: CartDrawerProps) {
  const { data: cart, isError, isFetching, refetch } = useCart();
  const changes = useCartChanges();
  const filled = cart !== undefined && cart.items.length > 0;
  return (
    <Dialog
      aside
      description={filled ? copy.lead(cart.count) : undefined}
      footer={filled && <CartFooter cart={cart} />}
      onClose={onClose}
      size="s"
      title={copy.title}
    >
      {filled && (
        <>
          <ul>
            {cart.items.map((line) => (
              <CartLineRow
                changes={changes}
                key={`${line.productId} ${line.color} ${line.size}`}
                line={line}
                onOpen={() => onOpenProduct(line.productId)}
              />
            ))}
          </ul>
          <CartTotals cart={cart} />
        </>
      )}
      {cart && !filled && (
        <EmptyState
          action={<Button onClick={onClose}>{copy.emptyAction}</Button>}
          picture={<EmptyPlate of="stylist" />}
          copy={{ title: copy.empty, text: copy.emptyText }}
        />
      )}
      {!cart && isError && (
        <EmptyState action={<Retry query={{ isFetching, refetch }} />} copy={{ title: copy.failed }} />
      )}
      {!cart && !isError && (
        <div aria-busy="true" className="grid gap-5">
          <p className="sr-only" role="status">
            {copy.loading}
          </p>
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      )}
    </Dialog>
  );
}

function CartFooter({ cart }: { cart: Cart }) {
  const orderable = cart.items.every(({ available }) => available);
  return (
    <div className="grid w-full gap-4">
      <CartTotal total={cart.total} />
      {orderable ? (
        <ButtonLink className="w-full" to={storeCheckout}>
          {copy.checkout}
        </ButtonLink>
      ) : (
        <p className="text-[0.9375rem] text-ochre">{copy.fixFirst}</p>
      )}
      <p className="text-note text-ink-soft">{copy.nothingHeld}</p>
    </div>
  );
}

function CartTotals({ cart }: { cart: Cart }) {
  const { subtotal, savings, missingForFreeDelivery: missing } = cart;
  return (
    <div className="grid gap-4 pt-5">
      <div className="grid gap-2">
        <p className="text-[0.9375rem]">{missing > 0 ? copy.missing(formatEuros(missing)) : copy.reached}</p>
        <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-paper-sunken">
          <div
            className="h-full bg-sage transition-[width] duration-200"
            style={{ width: `${Math.min(100, (subtotal / delivery.freeFrom) * 100)}%` }}
          />
        </div>
      </div>
      <dl className="tabular grid gap-1.5 text-[0.9375rem]">
        <Row label={copy.subtotal}>{formatEuros(subtotal)}</Row>
        {savings > 0 && (
          <Row label={copy.savings}>
            <span className="text-sage">{formatEuros(savings)}</span>
          </Row>
        )}
        <Row label={copy.delivery}>{cart.delivery === 0 ? copy.free : formatEuros(cart.delivery)}</Row>
      </dl>
    </div>
  );
}

function CartTotal({ total }: { total: number }) {
  return (
    <p className="tabular flex items-baseline justify-between gap-4">
      <span className="font-medium">
        {copy.total} <span className="font-normal text-note text-ink-soft">({copy.vat})</span>
      </span>
      <span className="font-serif text-title-s">{formatEuros(total)}</span>
    </p>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CartLineRowProps {
  line: CartLine;
  changes: ReturnType<typeof useCartChanges>;
  onOpen: () => void;
}

function CartLineRow({ line, changes, onOpen }: CartLineRowProps) {
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
            {common.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
