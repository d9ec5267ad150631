import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { premiumPrice } from '#contract/price.ts';
import { ApiError } from '#web/api.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { checkout } from '#web/copy/checkout.ts';
import { payments } from '#web/copy/payments.ts';
import { PremiumFrame } from '#web/features/paying/parts/premium-frame.tsx';
import { ResultView } from '#web/features/paying/parts/result-view.tsx';
import { LeavingLine, useTimedLeave } from '#web/features/paying/parts/timed-leave.tsx';
import { formatDay } from '#web/format/dates.ts';
import { formatCents } from '#web/format/money.ts';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths } from '#web/paths.ts';
import { queryClient, queryOf } from '#web/query.ts';
import { statusPollMs, subscriptionSuccessCountdownMs } from '#web/timings.ts';

const { success: copy } = checkout;

export const meta = () => pageMeta({ ...copy.meta, path: paths.subscriptionSuccess, noindex: true });

/** `/subscription-success`: the provider's return URL. */
export default function SubscriptionSuccessPage() {
  const [search] = useSearchParams();
  return (
    <PremiumFrame>
      {(user) => {
        if (user === null) return <SignInFirst />;
        if (search.get('redirect_status') === 'failed') return <NotAuthorised />;
        return <SubscriptionSuccess paymentIntent={search.get('payment_intent')} />;
      }}
    </PremiumFrame>
  );
}

function SignInFirst() {
  return (
    <ResultView
      actions={
        <ButtonLink to={loginReturningTo(paths.subscriptionSuccess)}>{checkout.visitor.enter}</ButtonLink>
      }
      look="sign-in"
      text={copy.visitorText}
      title={copy.visitorTitle}
    />
  );
}

function NotAuthorised() {
  return (
    <ResultView
      actions={
        <>
          <ButtonLink to={paths.stripeCheckout}>{copy.again}</ButtonLink>
          <ButtonLink to={paths.payments} variant="secondary">
            {checkout.back}
          </ButtonLink>
        </>
      }
      look="bad"
      text={copy.failedText}
      title={copy.failedTitle}
    />
  );
}

function SubscriptionSuccess({ paymentIntent }: { paymentIntent: string | null }) {
  const { active, currentPeriodEnd } = useSubscriptionState();
  useCheckPaymentOnce(paymentIntent);
  const leave = useTimedLeave({ to: paths.home, afterMs: subscriptionSuccessCountdownMs });
  return (
    <ResultView
      actions={<ButtonLink to={paths.home}>{copy.now}</ButtonLink>}
      look={active ? 'good' : 'busy'}
      text={active ? copy.textActive : copy.textProcessing}
      title={active ? copy.titleActive : copy.titleProcessing}
    >
      <Facts active={active} currentPeriodEnd={currentPeriodEnd} />
      <LeavingLine leave={leave} place={copy.place} />
      <section className="w-full max-w-xl">
        <h2 className="pb-3 text-title-s">{copy.features}</h2>
        <ul>
          {payments.price.includes.map((line) => (
            <li className="flex items-start gap-3 border-line border-t py-2.5" key={line}>
              <Check className="mt-0.5 shrink-0 text-burgundy-text" size={18} />
              {line}
            </li>
          ))}
        </ul>
      </section>
    </ResultView>
  );
}

function Facts({ active, currentPeriodEnd }: { active: boolean; currentPeriodEnd: number | null }) {
  const next = currentPeriodEnd === null ? null : formatDay(new Date(currentPeriodEnd * 1000).toISOString());
  const rows: [string, string][] = [
    [copy.state, active ? copy.active : copy.processing],
    [copy.price, copy.priceValue(formatCents(premiumPrice.cents))],
    ...(active && next !== null ? [[copy.next, next] satisfies [string, string]] : []),
  ];
  return (
    <dl className="grid w-full max-w-xl">
      {rows.map(([name, value]) => (
        <div className="flex items-baseline justify-between gap-6 border-line border-t py-3" key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useSubscriptionState() {
  const state = useQuery({
    ...queryOf(['subscription-state'], 'GET /api/subscription-status'),
    refetchInterval: (query) => (query.state.data?.status === 'active' ? false : statusPollMs),
    staleTime: 0,
    gcTime: 0,
  });
  const active = state.data?.status === 'active';
  useEffect(() => {
    if (active) void queryClient.invalidateQueries({ queryKey: ['subscription'] });
  }, [active]);
  return { active, currentPeriodEnd: state.data?.current_period_end ?? null };
}

function useCheckPaymentOnce(paymentIntent: string | null) {
  useQuery({
    ...queryOf(['card-payment', paymentIntent], 'GET /api/verify-payment', {
      query: { session_id: paymentIntent ?? '' },
    }),
    enabled: paymentIntent !== null,
    retry: (failures, error) => failures < 5 && !(error instanceof ApiError && error.status === 401),
    retryDelay: statusPollMs,
    gcTime: 0,
  });
}
