import { vatPercent } from '#contract/price.ts';
import { orders } from '#web/copy/orders.ts';
import { storeCopy } from '#web/copy/store.ts';
import type { Cart } from '#web/features/shop/store-queries.ts';
import { splitVat } from '#web/format/money.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';

export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { baseCents, vatCents } = splitVat(Math.round(cart.total * 100));
  return (
    <section className="grid gap-5">
      <h2 className="text-title-s">{orders.checkout.summary}</h2>
      <OrderLines lines={cart.items.map((item) => ({ ...item, fault: faultOf(item) }))} />
      <OrderTotals {...cart} net={baseCents / 100} vat={vatCents / 100} vatPercent={vatPercent} />
    </section>
  );
}

function faultOf({ available, stock }: Cart['items'][number]): string | undefined {
  if (available) return undefined;
  return stock === 0 ? storeCopy.cart.gone : storeCopy.cart.short(stock);
}
