import type { ReactNode } from 'react';
import { delivery } from '#contract/shop.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { formatEuros } from '#web/format/money.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { storeCheckout } from '#web/paths.ts';
import { CartLineRow } from './cart-line.tsx';
import { type Cart, useCart } from './store-queries.ts';
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
          picture={<EmptyPlate pieces={tilePictures.stylist} />}
          text={copy.emptyText}
          title={copy.empty}
        />
      )}
      {!cart && isError && (
        <EmptyState action={<Retry query={{ isFetching, refetch }} />} title={copy.failed} />
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
