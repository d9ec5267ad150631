import { Link } from 'react-router';
import { orders } from '#web/copy/orders.ts';
import { storeCopy } from '#web/copy/store.ts';
import { storeOrders } from '#web/paths.ts';
import { CartButton } from './cart-button.tsx';
import { CartDrawer, ProductDetail, usePreloadedStoreParts } from './store-parts.ts';
import { StoreProducts } from './store-products.tsx';
import { useProducts } from './store-queries.ts';
import { useStoreAddress } from './use-store-address.ts';

export function StoreScreen() {
  const address = useStoreAddress();
  const { data } = useProducts(address.filters);
  usePreloadedStoreParts();
  const { openProduct } = address;
  return (
    <>
      <header className="grid gap-2 pb-6 sm:pb-8">
        <div className="flex items-center justify-between gap-4">
          <h1 className="text-title-l">{storeCopy.title}</h1>
          <CartButton onOpen={address.showCart} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="max-w-[60ch] text-lg text-ink-soft">{storeCopy.lead}</p>
          <Link className="inline-link inline-flex min-h-11 items-center" to={storeOrders}>
            {orders.history.link}
          </Link>
        </div>
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
