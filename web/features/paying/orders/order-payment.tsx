import { Clock3 } from 'lucide-react';
import { lazy, type SubmitEvent, Suspense, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isOrderMethod, type OrderMethodId, paymentMethodFacts } from '#contract/payment-methods.ts';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { common } from '#web/copy/common.ts';
import { orders } from '#web/copy/orders.ts';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { bitcoinStage } from '#web/features/paying/payment/bitcoin-stage.ts';
import { PaymentDetails, Steps } from '#web/features/paying/payment/payment-details.tsx';
import { PaymentQr } from '#web/features/paying/payment/payment-qr.tsx';
import { useSecondsLeft } from '#web/features/paying/payment/time-left.ts';
import { locale } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { MethodOptions, orderMethodsIn } from './method-options.tsx';
import type { Order, OrderPayment } from './order-queries.ts';
import { useCheckPayment, usePayOrder, useReturnFromProvider } from './use-order-payment.ts';

const { pay: copy } = orders;
const OrderCard = lazy(() => import('./order-card.tsx'));

interface OrderPaymentProps {
  order: Order;
  payment: OrderPayment | null;
}

export function OrderPaymentPart({ order, payment }: OrderPaymentProps) {
  const [search] = useSearchParams();
  const back = search.get('vuelta');
  const checking = useReturnFromProvider(order.id, payment, back !== null && back !== 'cancelada');
  if (checking) return <Waiting text={copy.checking} />;
  return (
    <>
      {back === 'cancelada' && (
        <Notice tone="warning" filled role="status">
          {copy.cancelledAtPaypal}
        </Notice>
      )}
      <KeptUntil longer={order.keptLongerUntil} moment={order.keptUntil} />
      {payment?.status === 'pending' ? (
        <WayToPay order={order} payment={payment} />
      ) : (
        <NotAsked order={order} payment={payment} />
      )}
      <ChangeMethod current={payment?.method ?? null} orderId={order.id} />
    </>
  );
}

function WayToPay({ order, payment }: { order: Order; payment: OrderPayment }) {
  const { flow, quoted } = paymentMethodFacts[payment.method];
  const secondsLeft = useSecondsLeft(quoted ? payment.expiresAt : undefined);
  const stage = bitcoinStage(payment, secondsLeft);
  const pay = usePayOrder(order.id);
  if (flow === 'form') {
    return (
      <Suspense fallback={<Waiting text={copy.cardLoading} />}>
        <OrderCard orderId={order.id} total={order.total} />
      </Suspense>
    );
  }
  if (quoted && isOrderMethod(payment.method) && stage === 'over') {
    const { method } = payment;
    return (
      <Button className="justify-self-start" loading={pay.isPending} onClick={() => pay.mutate(method)}>
        {copy.quoteAgain}
      </Button>
    );
  }
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="grid content-start gap-8">
        <PaymentDetails payment={payment} secondsLeft={secondsLeft} stage={stage} />
        <Steps steps={payment.instructions} />
        {flow === 'push' && <CheckNow payment={payment} orderId={order.id} />}
      </div>
      <PaymentQr payment={payment} />
    </div>
  );
}

/** The provider did not respond when the order was placed; retrying requests the same payment. */
function NotAsked({ order, payment }: OrderPaymentProps) {
  const pay = usePayOrder(order.id);
  const method = payment?.method;
  if (method === undefined || !isOrderMethod(method)) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{copy.preparing}</p>
      <Button loading={pay.isPending} onClick={() => pay.mutate(method)}>
        {common.retry}
      </Button>
    </div>
  );
}

function CheckNow({ payment, orderId }: { payment: OrderPayment; orderId: string }) {
  const check = useCheckPayment(orderId);
  return (
    <Button
      className="justify-self-start"
      loading={check.isPending}
      onClick={() => check.mutate(payment.id)}
      variant="secondary"
    >
      {copy.verify}
    </Button>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="grid gap-4" role="status">
      <p>{text}</p>
      <Skeleton className="h-56" />
    </div>
  );
}

function ChangeMethod({ orderId, current }: { orderId: string; current: string | null }) {
  const [chosen, setChosen] = useState<OrderMethodId | null>(null);
  const name = useId();
  const methods = usePaymentMethods().data?.methods ?? [];
  const others = methods.filter(({ id }) => id !== current);
  const pay = usePayOrder(orderId);
  if (orderMethodsIn(others).length === 0) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null) pay.mutate(chosen, { onSuccess: () => setChosen(null) });
  };
  return (
    <Disclosure
      className="border-line border-t pt-4"
      label={<span className="font-medium">{copy.change}</span>}
    >
      <form className="grid justify-items-start gap-5 pt-4 [&>fieldset]:w-full" onSubmit={submit}>
        <MethodOptions chosen={chosen} methods={others} name={name} onChoose={setChosen} />
        <Button disabled={chosen === null} loading={pay.isPending} type="submit" variant="secondary">
          {copy.changeAction}
        </Button>
      </form>
    </Disclosure>
  );
}

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** "las 18:45" for today, otherwise with its date. */
function formatMoment(moment: Date): string {
  return moment.toDateString() === new Date().toDateString()
    ? orders.pay.moment.today(clock.format(moment))
    : orders.pay.moment.later(dayAndClock.format(moment));
}

function KeptUntil({ moment, longer }: { moment: string | null; longer: string | null }) {
  if (moment === null) return null;
  return (
    <Notice tone="plain" filled className="flex items-start gap-3">
      <Clock3 className="mt-0.5 shrink-0 text-ink-soft" size={20} />
      <div className="grid gap-2">
        <p>{orders.pay.keptUntil(formatMoment(new Date(moment)))}</p>
        {longer !== null && (
          <p>
            {orders.pay.keptLonger(formatMoment(new Date(longer)))}{' '}
            <Link className="inline-link" to={paths.account}>
              {orders.pay.confirmAgain}
            </Link>
          </p>
        )}
      </div>
    </Notice>
  );
}
