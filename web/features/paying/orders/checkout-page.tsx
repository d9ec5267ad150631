import { orders } from '#web/copy/orders.ts';
import { pageMeta } from '#web/meta.ts';
import { storeCheckout } from '#web/paths.ts';
import { OrderCheckout } from './checkout.tsx';

export const meta = () => pageMeta({ ...orders.checkout.meta, path: storeCheckout, noindex: true });

export default function OrderCheckoutPage() {
  return <OrderCheckout />;
}
