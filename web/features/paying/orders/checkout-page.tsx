import { orders } from '#web/copy/orders.ts';
import { pageMeta } from '#web/meta.ts';
import { storeCheckout } from '#web/paths.ts';
import { Checkout } from './checkout.tsx';

export const meta = () => pageMeta({ ...orders.checkout.meta, path: storeCheckout, noindex: true });

export default function CheckoutPage() {
  return <Checkout />;
}
