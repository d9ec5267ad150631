import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { common } from '#web/copy/common.ts';
import { orders } from '#web/copy/orders.ts';
import { SandboxRibbon } from '#web/features/paying/parts/sandbox-ribbon.tsx';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { useCart } from '#web/features/shop/store-queries.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { pageMeta } from '#web/meta.ts';
import { paths, storeCheckout } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { useLastAddress } from './order-queries.ts';

export const meta = () => pageMeta({ ...orders.checkout.meta, path: storeCheckout, noindex: true });

export default function OrderCheckoutPage() {
  return <OrderCheckout />;
}

const { checkout: copy } = orders;

function OrderCheckout() {
  const { demo } = useUser();
  const cart = useCart();
  const address = useLastAddress();
  const methods = usePaymentMethods();
  if (demo) {
    return (
      <>
        <Head />
        <EmptyState
          action={<ButtonLink to={paths.register}>{common.createAccount}</ButtonLink>}
          text={copy.demoText}
          title={copy.demo}
        />
      </>
    );
  }
  if (cart.data && address.data && methods.data) {
    if (cart.data.items.length === 0) return <EmptyCart />;
    return (
      <>
        {methods.data.sandbox && <SandboxRibbon />}
        <Head />
        <CheckoutForm cart={cart.data} lastAddress={address.data.address} methods={methods.data.methods} />
      </>
    );
  }
  const failed = [cart, address, methods].filter(({ isError }) => isError);
  if (failed.length > 0) {
    return (
      <>
        <Head />
        <EmptyState
          action={
            <Retry
              query={{
                isFetching: failed.some(({ isFetching }) => isFetching),
                refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
              }}
            />
          }
          title={copy.loadFailed}
        />
      </>
    );
  }
  return <Loading />;
}

function Head() {
  return (
    <>
      <Link className="inline-link mb-4 inline-flex min-h-11 items-center gap-2" to={paths.store}>
        <ArrowLeft size={18} />
        {copy.back}
      </Link>
      <PageHeader lead={copy.lead} title={copy.meta.title} />
    </>
  );
}

function EmptyCart() {
  return (
    <>
      <Head />
      <EmptyState
        action={<ButtonLink to={paths.store}>{copy.toStore}</ButtonLink>}
        picture={<EmptyPlate pieces={tilePictures.stylist} />}
        text={copy.emptyText}
        title={copy.empty}
      />
    </>
  );
}

function Loading() {
  return (
    <>
      <Head />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]" role="status">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </>
  );
}
