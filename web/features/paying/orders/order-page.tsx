import { ArrowLeft, FileText } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { provinces } from '#contract/provinces.ts';
import { api } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Loading } from '#web/components/feedback/loading.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { orders } from '#web/copy/orders.ts';
import { NotLoaded } from '#web/features/paying/parts/not-loaded.tsx';
import { SandboxRibbon } from '#web/features/paying/parts/sandbox-ribbon.tsx';
import { SimulateLink } from '#web/features/paying/parts/simulate-link.tsx';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { formatDay } from '#web/features/paying/subscription/moments.ts';
import { cartQuery } from '#web/features/shop/store-queries.ts';
import { wardrobeQuery } from '#web/garments/wardrobe-query.ts';
import { pageMeta } from '#web/meta.ts';
import { garmentAddress, invoiceAddress, paths, storeOrders } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderPaymentPart } from './order-payment.tsx';
import { type Order, type OrderResponse, orderKey, useOrder } from './order-queries.ts';
import { OrderTotals } from './order-totals.tsx';

const { order: copy, states, undo: undoCopy } = orders;

export const meta = () => pageMeta({ ...copy.meta, path: storeOrders, noindex: true });

export default function OrderPage() {
  const { id = '' } = useParams();
  const order = useOrder(id);
  if (order.data) return <OrderView answer={order.data} />;
  if (order.isPending)
    return <Loading blocks={['h-14 w-2/3', 'h-20 max-w-md', 'h-72']} label={copy.loading} />;
  return (
    <NotLoaded
      actions={(isMissing) => (
        <ButtonLink to={storeOrders} variant={isMissing ? 'primary' : 'secondary'}>
          {copy.all}
        </ButtonLink>
      )}
      copy={copy}
      query={order}
    />
  );
}

function OrderView({ answer: { order, payment } }: { answer: OrderResponse }) {
  const sandbox = usePaymentMethods().data?.sandbox ?? false;
  useOrderChanged(order);
  const pending = order.status === 'pending';
  return (
    <div data-order={order.status}>
      {sandbox && pending && (
        <SandboxRibbon action={payment ? <SimulateLink payment={payment} /> : undefined} />
      )}
      <Link className="inline-link mb-4 inline-flex min-h-11 items-center gap-2" to={storeOrders}>
        <ArrowLeft size={18} />
        {copy.all}
      </Link>
      <div role="status">
        <PageHeader
          kicker={copy.kicker(order.number, formatDay(order.placedAt))}
          lead={<Lead order={order} />}
          title={pending ? orders.pay.title : states[order.status][0]}
        />
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-8">
          {pending ? <OrderPaymentPart order={order} payment={payment} /> : <Done order={order} />}
        </div>
        <section aria-label={copy.lines} className="grid gap-5">
          <OrderLines lines={order.lines} />
          <OrderTotals {...order} />
          {pending && <OrderFacts order={order} />}
          {pending && <UndoOrder order={order} />}
        </section>
      </div>
    </div>
  );
}

function Lead({ order: { status, paidAt, notice, refund } }: { order: Order }) {
  if (status === 'pending') return notice;
  if (notice !== null) return notice;
  const told = status === 'cancelled' && paidAt === null ? orders.unpaidCancelled : states[status][1];
  return refund === null ? told : `${told} ${orders.refunds[refund]}`;
}

function Done({ order }: { order: Order }) {
  const { garmentIds, status } = order;
  const [only] = garmentIds;
  const backInCart = status === 'lapsed' || (status === 'cancelled' && order.paidAt === null);
  return (
    <>
      <OrderFacts order={order} />
      <div className="flex flex-wrap gap-3">
        {only !== undefined && (
          <ButtonLink to={garmentIds.length === 1 ? garmentAddress(only) : paths.wardrobe}>
            {copy.wardrobe}
          </ButtonLink>
        )}
        {backInCart && <ButtonLink to={`${paths.store}?carrito=1`}>{copy.toCart}</ButtonLink>}
        <UndoOrder order={order} />
      </div>
    </>
  );
}

/** Invalidates the queries that an order's status affects. */
function useOrderChanged({ status }: Order) {
  useEffect(() => {
    if (status === 'pending') return;
    for (const { queryKey } of [cartQuery, wardrobeQuery]) void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: ['orders'], exact: true });
  }, [status]);
}

function UndoOrder({ order: { id, undo } }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const cancel = useChange({
    mutationFn: () => api('POST /api/store/orders/:id/cancel', { params: { id }, body: { confirm: true } }),
    onSuccess: (answer) => queryClient.setQueryData(orderKey(id), answer),
    failed: undoCopy.failed,
    failedText: undoCopy.failedText,
    onSettled: () => setOpen(false),
  });
  if (undo === null) return null;
  const words = undoCopy[undo.kind];
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)} variant="ghost">
        {words.open}
      </Button>
      <ConfirmDialog
        cancelLabel={undoCopy.keep}
        confirmLabel={words.confirm}
        danger
        description={
          undo.until === null ? words.text : `${words.text} ${undoCopy.until(formatDay(undo.until))}`
        }
        loading={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onClose={() => setOpen(false)}
        open={open}
        title={words.title}
      />
    </>
  );
}

function OrderFacts({ order: { address, tracking, invoices, withdrawal } }: { order: Order }) {
  return (
    <dl className="border-line border-b">
      {address && (
        <Row name={copy.address}>
          {address.name}
          <br />
          {[address.street, address.extra].filter(Boolean).join(', ')}
          <br />
          {address.postalCode} {address.city}
          {provinces[address.province] !== address.city && ` (${provinces[address.province]})`}
          {address.phone && (
            <>
              <br />
              {address.phone}
            </>
          )}
        </Row>
      )}
      {tracking && <Row name={copy.tracking}>{tracking}</Row>}
      {invoices.length > 0 && (
        <Row name={copy.invoices}>
          {invoices.map(({ id, number }) => (
            <a
              className="inline-link flex min-h-8 items-center gap-2"
              download
              href={invoiceAddress(id)}
              key={id}
            >
              <FileText size={16} />
              {copy.invoice(number)}
            </a>
          ))}
        </Row>
      )}
      {withdrawal && <Row name={orders.undo.return.open}>{copy.withdrawal(withdrawal.number)}</Row>}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-t py-3.5 sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
