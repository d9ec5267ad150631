import { Link } from 'react-router';
import { thumbOf } from '#contract/shop.ts';
import { Badge, type BadgeTone } from '#web/components/badge.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Loading } from '#web/components/feedback/loading.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { orders } from '#web/copy/orders.ts';
import { formatShortDay } from '#web/features/paying/subscription/moments.ts';
import { ProductPicture } from '#web/features/shop/product-picture.tsx';
import { formatEuros } from '#web/format/money.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { pageMeta } from '#web/meta.ts';
import { orderAddress, paths, storeOrders } from '#web/paths.ts';
import { type Order, useOrders } from './order-queries.ts';

const tones: Record<Order['status'], BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  shipped: 'success',
  returning: 'warning',
  returned: 'neutral',
  cancelled: 'neutral',
  lapsed: 'neutral',
};

function StatusBadge({ status }: { status: Order['status'] }) {
  return <Badge tone={tones[status]}>{orders.states[status][0]}</Badge>;
}

const { history: copy } = orders;

export const meta = () => pageMeta({ ...copy.meta, path: storeOrders, noindex: true });

export default function OrdersPage() {
  const hasOrders = (useOrders().data?.orders.length ?? 0) > 0;
  return (
    <div className="max-w-4xl">
      <PageHeader
        actions={
          hasOrders && (
            <ButtonLink size="s" to={paths.store} variant="secondary">
              {orders.checkout.toStore}
            </ButtonLink>
          )
        }
        lead={copy.lead}
        title={copy.meta.title}
      />
      <History />
    </div>
  );
}

function History() {
  const { data, isError, isFetching, refetch } = useOrders();
  if (data && data.orders.length > 0) {
    return (
      <ul className="border-line border-b">
        {data.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    );
  }
  if (data) {
    return (
      <EmptyState
        action={<ButtonLink to={paths.store}>{orders.checkout.toStore}</ButtonLink>}
        picture={<EmptyPlate of="stylist" />}
        copy={{ title: copy.empty, text: copy.emptyText }}
      />
    );
  }
  if (isError) {
    return <EmptyState action={<Retry query={{ isFetching, refetch }} />} copy={{ title: copy.failed }} />;
  }
  return <Loading className="grid gap-3" blocks={['h-32', 'h-32']} label={copy.loading} />;
}

const shownMax = 4;

function OrderRow({ order }: { order: Order }) {
  const { id, number, placedAt, lines, count, total } = order;
  return (
    <li className="relative grid gap-4 border-line border-t py-5 transition-colors duration-150 hover:bg-paper-raised sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-3">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            aria-label={copy.openNamed(number)}
            className="tabular font-serif text-title-s after:absolute after:inset-0"
            to={orderAddress(id)}
          >
            {number}
          </Link>
          <StatusBadge status={order.status} />
        </p>
        <p className="tabular text-[0.9375rem] text-ink-soft">
          {formatShortDay(placedAt)} · {orders.pieces(count)} · {formatEuros(total)}
        </p>
      </div>
      <div className="flex gap-2">
        {lines.slice(0, shownMax).map((line) => (
          <ProductPicture
            alt=""
            className="aspect-4/5 w-16"
            key={`${line.productId} ${line.color} ${line.size}`}
            src={thumbOf(line.image)}
          />
        ))}
        {lines.length > shownMax && (
          <span className="tabular self-center text-ink-soft">+{lines.length - shownMax}</span>
        )}
      </div>
    </li>
  );
}
