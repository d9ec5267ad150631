import { BadgeCheck, CalendarX2, Check, Undo2 } from 'lucide-react';
import { premiumPrice } from '#contract/price.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { common } from '#web/copy/common.ts';
import { payments } from '#web/copy/payments.ts';
import { SandboxRibbon } from '#web/features/paying/parts/sandbox-ribbon.tsx';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatCents } from '#web/format/money.ts';
import { wakeMark } from '#web/hydration/names.ts';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths } from '#web/paths.ts';
import type { User } from '#web/session.ts';
import { NeedsScripts } from '#web/shell/needs-scripts.tsx';
import { useSubscription } from '#web/subscription.ts';
import { PremiumFrame } from '../parts/premium-frame.tsx';
import { ResultView } from '../parts/result-view.tsx';
import { PaymentById } from '../payment/payment-by-id.tsx';
import { MethodChoice } from './method-choice.tsx';
import { usePaymentAddress } from './use-payment-address.ts';

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta(
    // Prerendered, the path ends in a slash.
    location.pathname.startsWith(paths.premium)
      ? { ...payments.premiumMeta, path: paths.premium }
      : { ...payments.meta, path: paths.payments },
  );

export default function PaymentsPage() {
  const { paymentId, clear } = usePaymentAddress();
  return (
    <PremiumFrame>
      {(user) => {
        if (paymentId === null) return <PaymentChoice user={user} />;
        return user ? (
          <PaymentById id={paymentId} key={paymentId} onNew={clear} />
        ) : (
          <SignInFirst paymentId={paymentId} />
        );
      }}
    </PremiumFrame>
  );
}

function SignInFirst({ paymentId }: { paymentId: string }) {
  const { open: copy } = payments;
  return (
    <ResultView
      actions={
        <ButtonLink to={loginReturningTo(`${paths.payments}?pago=${encodeURIComponent(paymentId)}`)}>
          {common.signIn}
        </ButtonLink>
      }
      look="sign-in"
      text={copy.visitorText}
      title={copy.visitor}
    />
  );
}

function PaymentChoice({ user }: { user: User | null }) {
  return (
    <>
      <PageHeader lead={payments.lead} title={payments.meta.title} />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <PriceCard />
        <div className="grid content-start gap-8">
          {user ? <AlreadyPremium /> : <NeedsScripts />}
          <Methods user={user} />
        </div>
      </div>
    </>
  );
}

function Methods({ user }: { user: User | null }) {
  const { data, isPending, isFetching, refetch } = usePaymentMethods();
  const { methods: copy } = payments;
  if (isPending) return <MethodsSkeleton />;
  if (!data) {
    return (
      <EmptyState
        action={<Retry query={{ isFetching, refetch }} />}
        copy={{ title: copy.failed, text: copy.failedText }}
      />
    );
  }
  if (data.methods.length === 0) {
    return (
      <EmptyState
        action={<ButtonLink to={paths.home}>{payments.open.home}</ButtonLink>}
        copy={{ title: copy.none, text: copy.noneText }}
      />
    );
  }
  return (
    <div>
      {data.sandbox && <SandboxRibbon />}
      <MethodChoice methods={data.methods} user={user} />
    </div>
  );
}

const rowsExpected = ['a', 'b', 'c', 'd', 'e'];

function MethodsSkeleton() {
  return (
    <div className="grid gap-3" role="status" {...{ [wakeMark]: 'near' }}>
      <span className="sr-only">{payments.methods.loading}</span>
      {rowsExpected.map((row) => (
        <Skeleton className="h-24" key={row} />
      ))}
    </div>
  );
}

function AlreadyPremium() {
  const { data } = useSubscription();
  if (!data?.hasActiveSubscription || data.source === null || data.currentPeriodEnd === null) return null;
  return (
    <Notice tone="success" filled className="flex items-start gap-3">
      <BadgeCheck className="mt-0.5 text-sage" size={20} />
      {payments.already[data.source](formatDay(data.currentPeriodEnd))}
    </Notice>
  );
}

const { price: copy } = payments;

function PriceCard() {
  return (
    <section
      aria-label={copy.plan}
      className="grid content-start gap-6 self-start rounded-photo bg-burgundy-deep p-6 text-on-burgundy sm:p-8 lg:sticky lg:top-8 low:static!"
    >
      <div className="grid gap-3">
        <h2 className="font-serif text-title-s">{copy.plan}</h2>
        <p className="tabular whitespace-nowrap font-serif text-price tracking-[-0.03em]">
          {formatCents(premiumPrice.cents)}
          <span className="ml-1 font-sans text-lg tracking-normal">{copy.period}</span>
        </p>
        <p>{copy.tax}</p>
      </div>
      <ul>
        {copy.includes.map((line) => (
          <li className="flex items-start gap-3 border-on-burgundy/25 border-t py-2.5" key={line}>
            <Check className="mt-0.5" size={20} />
            {line}
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-on-burgundy/25 border-t pt-4 text-[0.9375rem]">
        <p className="flex items-start gap-3">
          <CalendarX2 className="mt-0.5" size={18} />
          {copy.cancel}
        </p>
        <p className="flex items-start gap-3">
          <Undo2 className="mt-0.5" size={18} />
          {copy.withdraw}
        </p>
      </div>
    </section>
  );
}
