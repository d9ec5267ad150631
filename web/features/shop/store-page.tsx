import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { useFirstInteraction } from '#web/components/behaviour/use-first-interaction.ts';
import { whenIdle } from '#web/components/behaviour/when-idle.ts';
import { Button } from '#web/components/button.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { pageMeta } from '#web/meta.ts';
import { paths, storeOrders, wishesPath } from '#web/paths.ts';
import { StoreProducts } from './store-products.tsx';
import { useCart, useProducts } from './store-queries.ts';
import { useStoreAddress } from './use-store-address.ts';

export const meta = () => pageMeta({ ...storeCopy.meta, path: paths.store, noindex: true });

export default function StorePage() {
  return <StoreScreen />;
}

/* Loaded on demand, to show the products sooner. */
const ProductDetail = onDemand(() => import('./product-detail.tsx'), 'ProductDetail');
const CartDrawer = onDemand(() => import('./cart-drawer.tsx'), 'CartDrawer');

/** Preloads both after the first user interaction. */
function usePreloadedStoreParts() {
  useFirstInteraction(() => {
    // A failed preload is retried on use.
    for (const part of [ProductDetail, CartDrawer]) whenIdle(() => void part.preload().catch(() => {}));
  });
}

function StoreScreen() {
  const address = useStoreAddress();
  const { data } = useProducts(address.filters);
  usePreloadedStoreParts();
  const { openProduct } = address;
  return (
    <>
      <header className="grid gap-1 pb-4 sm:gap-2 sm:pb-8">
        <div className="flex items-center gap-3 sm:gap-4">
          <h1 className="mr-auto text-title-m sm:text-title-l">{storeCopy.meta.title}</h1>
          <Link className="inline-link inline-flex min-h-11 items-center" to={wishesPath}>
            {storeCopy.wishes}
          </Link>
          <Link className="inline-link inline-flex min-h-11 items-center" to={storeOrders}>
            {storeCopy.orders}
          </Link>
          <CartButton onOpen={address.showCart} />
        </div>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">{storeCopy.lead}</p>
      </header>
      <StoreProducts address={address} />
      {openProduct !== null && (
        <ProductDetail
          id={openProduct}
          key={openProduct}
          listed={data?.products.find(({ id }) => id === openProduct)}
          onClose={address.close}
          onSeeCart={address.showCart}
        />
      )}
      {address.cartOpen && <CartDrawer onClose={address.close} onOpenProduct={address.showProduct} />}
    </>
  );
}

function CartButton({ onOpen }: { onOpen: () => void }) {
  const count = useCart().data?.count ?? 0;
  const { cart } = storeCopy;
  return (
    <Button aria-label={cart.open(count)} className="relative" onClick={onOpen} size="s" variant="secondary">
      <ShoppingBag size={20} />
      <span className="max-sm:sr-only">{cart.button}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="tabular grid h-6 min-w-6 place-items-center rounded-full bg-burgundy px-1.5 font-semibold text-note text-on-burgundy"
          data-badge=""
        >
          {count}
        </span>
      )}
    </Button>
  );
}
