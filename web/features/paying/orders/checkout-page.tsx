import { orders } from '#web/copy/orders.ts';
import { pageMeta } from '#web/meta.ts';
import { storeCheckout } from '#web/paths.ts';
import { Checkout } from './checkout.tsx';

export const meta = () => pageMeta({ ...orders.checkout.meta, path: storeCheckout, noindex: true });

/** `/store/checkout`: where it goes, how it is paid, what it comes to, and the button that obliges to pay. */
export default function CheckoutPage() {
  return <Checkout />;
}
