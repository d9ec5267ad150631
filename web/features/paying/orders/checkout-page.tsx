import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Loading } from '#web/components/feedback/loading.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { common } from '#web/copy/common.ts';
import { orders } from '#web/copy/orders.ts';
import { SandboxRibbon } from '#web/features/paying/parts/sandbox-ribbon.tsx';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { useCart } from '#web/features/shop/store-queries.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { pageMeta } from '#web/meta.ts';
import { paths, storeCheckout } from '#web/paths.ts';
import { hasFailed, joined } from '#web/query.ts';
import { useUser } from '#web/session.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { useLastAddress } from './order-queries.ts';

export const meta = () => pageMeta({ ...orders.checkout.meta, path: storeCheckout, noindex: true });

const { checkout: copy } = orders;

export default function OrderCheckoutPage() {
  const { demo } = useUser();
  const query = useCheckout();
  const [cart, , methods] = query.data ?? [];
  const payable = !demo && cart !== undefined && cart.items.length > 0;
  return (
    <>
      {payable && methods?.sandbox && <SandboxRibbon />}
      <Link className="inline-link mb-4 inline-flex min-h-11 items-center gap-2" to={paths.store}>
        <ArrowLeft size={18} />
        {copy.back}
      </Link>
      <PageHeader lead={copy.lead} title={copy.meta.title} />
      {demo ? (
        <EmptyState
          action={<ButtonLink to={paths.register}>{common.createAccount}</ButtonLink>}
          copy={{ title: copy.demo, text: copy.demoText }}
        />
      ) : (
        <Checkout query={query} />
      )}
    </>
  );
}

const useCheckout = () => joined(useCart(), useLastAddress(), usePaymentMethods());

function Checkout({ query }: { query: ReturnType<typeof useCheckout> }) {
  if (query.data === undefined) {
    if (hasFailed(query))
      return <EmptyState action={<Retry query={query} />} copy={{ title: copy.loadFailed }} />;
    return (
      <Loading
        blocks={['h-96', 'h-72']}
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
        label={copy.loading}
      />
    );
  }
  const [cart, { address }, { methods }] = query.data;
  if (cart.items.length > 0) return <CheckoutForm cart={cart} lastAddress={address} methods={methods} />;
  return (
    <EmptyState
      action={<ButtonLink to={paths.store}>{copy.toStore}</ButtonLink>}
      picture={<EmptyPlate of="stylist" />}
      copy={{ title: copy.empty, text: copy.emptyText }}
    />
  );
}
