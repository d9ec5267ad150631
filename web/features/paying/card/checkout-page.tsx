import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { atOnce } from '#contract/begin-now.ts';
import type { VatCountry } from '#contract/vat.ts';
import { ApiError, api, messageOf } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Loading } from '#web/components/feedback/loading.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { PageHeader } from '#web/components/page-header.tsx';
import { checkout } from '#web/copy/checkout.ts';
import { common } from '#web/copy/common.ts';
import { BeginNow, useBeginNow } from '#web/features/paying/parts/begin-now.tsx';
import { DemoCannotPay } from '#web/features/paying/parts/demo-cannot-pay.tsx';
import { OrderSummary } from '#web/features/paying/parts/order-summary.tsx';
import { PremiumFrame } from '#web/features/paying/parts/premium-frame.tsx';
import { ResultView } from '#web/features/paying/parts/result-view.tsx';
import { SandboxRibbon } from '#web/features/paying/parts/sandbox-ribbon.tsx';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { useVatCountry, VatCountryField } from '#web/features/paying/parts/vat-country.tsx';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths, registeringToPayBy } from '#web/paths.ts';
import { CardElements } from './card-elements.tsx';
import { CardFields } from './card-fields.tsx';
import { loadCardScript, loadedOnce } from './stripe-script.ts';
import { TestCards } from './test-cards.tsx';
import { usePay } from './use-pay.ts';

export const meta = () => pageMeta({ ...checkout.meta, path: paths.stripeCheckout, noindex: true });

export default function CardCheckoutPage() {
  return (
    <PremiumFrame>
      {(user) => {
        if (user === null) return <SignInFirst />;
        return user.demo ? <NotWithTheDemo /> : <CardCheckout />;
      }}
    </PremiumFrame>
  );
}

function NotWithTheDemo() {
  return (
    <div className="grid max-w-2xl gap-8">
      <PageHeader lead={checkout.lead} title={checkout.title} />
      <DemoCannotPay method="stripe_card" />
    </div>
  );
}

function SignInFirst() {
  const { visitor } = checkout;
  return (
    <ResultView
      actions={
        <>
          <ButtonLink to={loginReturningTo(paths.stripeCheckout)}>{visitor.enter}</ButtonLink>
          <ButtonLink to={registeringToPayBy('stripe_card')} variant="secondary">
            {visitor.create}
          </ButtonLink>
        </>
      }
      look="sign-in"
      text={visitor.text}
      title={visitor.title}
    />
  );
}

function useCardForm() {
  return useQuery({
    queryKey: ['card-form'],
    queryFn: startCheckout,
    ...loadedOnce,
  });
}

async function startCheckout() {
  try {
    const form = await api('POST /api/stripe/create-subscription');
    const stripe = await loadCardScript(form);
    return { ...form, stripe };
  } catch (error) {
    if (!isAlreadySubscribed(error))
      notifyError(checkout.creationError, messageOf(error, checkout.scriptError));
    throw error;
  }
}

const isAlreadySubscribed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already_subscribed';

function CardCheckout() {
  const form = useCardForm();
  const { country, field } = useVatCountry();
  const sandbox = usePaymentMethods().data?.sandbox ?? false;
  if (isAlreadySubscribed(form.error)) return <AlreadySubscribed />;
  if (form.isError) return <CreationFailed onRetry={() => form.refetch()} retrying={form.isFetching} />;
  return (
    <div className="grid gap-8">
      <div>
        {sandbox && <SandboxRibbon />}
        <BackLink />
        <PageHeader lead={checkout.lead} title={checkout.title} />
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-6 lg:col-start-2">
          <VatCountryField {...field} />
          <OrderSummary country={country} method="stripe_card" />
        </div>
        <section
          aria-labelledby="tu-tarjeta"
          className="grid gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <h2 className="text-title-s" id="tu-tarjeta">
            {checkout.formTitle}
          </h2>
          {form.data ? (
            <CardElements clientSecret={form.data.clientSecret} stripe={form.data.stripe}>
              <PayForm country={country} onLost={() => form.refetch()} />
            </CardElements>
          ) : (
            <Loading blocks={['h-64 w-full', 'h-16 w-full']} label={checkout.loading} />
          )}
        </section>
        {sandbox && (
          <aside className="lg:col-start-2">
            <TestCards />
          </aside>
        )}
      </div>
    </div>
  );
}

function BackLink() {
  return (
    <Link className="inline-link mb-4 inline-flex min-h-11 items-center gap-2" to={paths.payments}>
      <ArrowLeft size={18} />
      {checkout.back}
    </Link>
  );
}

function AlreadySubscribed() {
  const { already } = checkout;
  return (
    <ResultView
      actions={<ButtonLink to={paths.account}>{already.account}</ButtonLink>}
      look="good"
      text={already.text}
      title={already.title}
    />
  );
}

function CreationFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const { failure } = checkout;
  return (
    <ResultView
      actions={
        <>
          <Button loading={retrying} onClick={onRetry}>
            {common.retry}
          </Button>
          <ButtonLink to={paths.payments} variant="secondary">
            {checkout.back}
          </ButtonLink>
        </>
      }
      look="bad"
      text={failure.text}
      title={failure.title}
    />
  );
}

const { legal } = checkout;

/** The button states the obligation to pay (RDL 1/2007, art. 98.2). */
function PayForm({ country, onLost }: { country: VatCountry; onLost: () => void }) {
  const [ready, setReady] = useState(false);
  const beginNow = useBeginNow();
  const pay = usePay(onLost, paths.subscriptionSuccess, () =>
    api('POST /api/stripe/begin-now', { body: { ...atOnce, country } }),
  );
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (beginNow.isAsked()) pay.mutate();
      }}
    >
      <CardFields onReady={() => setReady(true)} />
      <BeginNow {...beginNow.props} />
      <p className="max-w-[62ch] text-[0.9375rem] text-ink-soft">
        {legal.before}{' '}
        <Link className="inline-link" target="_blank" to={paths.terms}>
          {legal.terms}
        </Link>{' '}
        {legal.and}{' '}
        <Link className="inline-link" target="_blank" to={`${paths.terms}#${legal.withdrawalAnchor}`}>
          {legal.withdrawal}
        </Link>
        {legal.after}
      </p>
      <Button className="w-full py-2.5" disabled={!ready} loading={pay.isPending} type="submit">
        <span className="grid gap-0.5">
          <span>{checkout.submit}</span>
          <span className="font-normal text-note">{checkout.obligation}</span>
        </span>
      </Button>
    </form>
  );
}
