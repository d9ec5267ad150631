import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { storeCheckout } from '#web/paths.ts';
import { CartLineRow } from './cart-line.tsx';
import { CartTotal, CartTotals } from './cart-totals.tsx';
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
