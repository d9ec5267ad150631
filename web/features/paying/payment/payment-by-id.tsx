import { BadgeCheck, CircleAlert, Clock3, type LucideIcon, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { Payment, PaymentStatus } from '#contract/payments.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Loading } from '#web/components/feedback/loading.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { payments } from '#web/copy/payments.ts';
import { premium } from '#web/copy/premium.ts';
import { formatEuros } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { premiumActivatedRedirectMs } from '#web/timings.ts';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { Receipt } from '../parts/receipt.tsx';
import { ResultView } from '../parts/result-view.tsx';
import { SandboxRibbon } from '../parts/sandbox-ribbon.tsx';
import { SimulateLink } from '../parts/simulate-link.tsx';
import { LeavingLine, useTimedLeave } from '../parts/timed-leave.tsx';
import { usePaymentMethods } from '../parts/use-payment-methods.ts';
import { type BitcoinStage, bitcoinStage } from './bitcoin-stage.ts';
import { PaymentDetails, Steps } from './payment-details.tsx';
import { PaymentQr } from './payment-qr.tsx';
import { useSecondsLeft } from './time-left.ts';
import { useOpenPayment, useVerifyPayment } from './use-open-payment.ts';

const { open: copy } = payments;

export function PaymentById({ id, onNew }: { id: string; onNew: () => void }) {
  const query = useOpenPayment(id);
  const { data, isPending } = query;
  const sandbox = usePaymentMethods().data?.sandbox ?? false;
  if (isPending) return <Loading blocks={['h-14 w-2/3', 'h-20 max-w-md', 'h-72']} label={copy.loading} />;
  if (!data) {
    return (
      <NotLoaded
        actions={(isMissing) => (
          <>
            <Button onClick={onNew} variant={isMissing ? 'primary' : 'secondary'}>
              {copy.again}
            </Button>
            <ButtonLink to={paths.home} variant="ghost">
              {copy.home}
            </ButtonLink>
          </>
        )}
        copy={copy}
        query={query}
      />
    );
  }
  return (
    <>
      {sandbox && <SandboxRibbon action={<SimulateLink payment={data.payment} />} />}
      {data.premiumActivated ? (
        <PaymentActivated payment={data.payment} />
      ) : (
        <OpenPayment onNew={onNew} payment={data.payment} />
      )}
    </>
  );
}

function PaymentActivated({ payment }: { payment: Payment }) {
  // A notice about the money stops the redirect.
  const leave = useTimedLeave({
    to: payment.notice === undefined ? paths.hub : null,
    afterMs: premiumActivatedRedirectMs,
  });
  useEffect(() => void queryClient.invalidateQueries({ queryKey: ['subscription'] }), []);
  const [title, text] = payments.states.paid;
  return (
    <ResultView
      actions={<ButtonLink to={paths.hub}>{payments.activated.go}</ButtonLink>}
      aside={<Receipt lines={[[premium.receipt.reference, payment.reference]]} state="paid" />}
      look="good"
      text={`${text} ${payments.activated.text}`}
      title={title}
    >
      {payment.notice !== undefined && (
        <Notice tone="warning" filled>
          {payment.notice}
        </Notice>
      )}
      <LeavingLine leave={leave} place={premium.places.hub} />
    </ResultView>
  );
}

const verifiable: ReadonlySet<PaymentStatus> = new Set([
  'created',
  'pending',
  'failed',
  'cancelled',
  'expired',
]);

function OpenPayment({ payment, onNew }: { payment: Payment; onNew: () => void }) {
  const verify = useVerifyPayment(payment.id);
  const { flow, quoted } = paymentMethodFacts[payment.method];
  const secondsLeft = useSecondsLeft(quoted ? payment.expiresAt : undefined);
  const stage = bitcoinStage(payment, secondsLeft);
  const payable = payment.status === 'pending';
  const over = quoted && stage === 'over';
  // The way to the provider comes before verifying that it was walked.
  const leadsOn = flow === 'redirect';
  const details = payable && <PaymentDetails payment={payment} secondsLeft={secondsLeft} stage={stage} />;
  const title = payable ? titleOf(payment, stage) : payments.states[payment.status][0];
  return (
    <>
      <PageHeader kicker={copy.kicker} lead={payable && !over ? copy.lead : undefined} title={title} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid content-start gap-8">
          <dl className="flex flex-wrap gap-x-14 gap-y-4">
            <div>
              <dt className="text-ink-soft">{copy.amount}</dt>
              <dd className="tabular font-serif text-title-m">{formatEuros(payment.amount)}</dd>
            </div>
            <div>
              <dt className="text-ink-soft">{copy.reference}</dt>
              <dd className="tabular font-serif text-title-m">{payment.reference}</dd>
            </div>
          </dl>
          {leadsOn && details}
          <PaymentState
            action={
              verifiable.has(payment.status) && (
                <Button act={verify} variant={flow === 'push' && payable && !over ? 'primary' : 'secondary'}>
                  {copy.verify}
                </Button>
              )
            }
            payment={payment}
            text={over && payable ? copy.quote.overText : undefined}
            titled={payable && !over}
          />
          {!leadsOn && details}
          {payable && !over && payment.instructions.length > 0 && <Steps steps={payment.instructions} />}
        </div>
        {payable && !over && <PaymentQr payment={payment} />}
      </div>
      <div className="mt-10 flex flex-wrap gap-3 border-line border-t pt-6">
        <Button onClick={onNew} variant={payable && !over ? 'secondary' : 'primary'}>
          {copy.again}
        </Button>
        <ButtonLink to={paths.home} variant="ghost">
          {copy.home}
        </ButtonLink>
      </div>
    </>
  );
}

function titleOf({ method }: Payment, stage: BitcoinStage): string {
  const { quoted, todo } = paymentMethodFacts[method];
  if (quoted && stage === 'over') return copy.quote.over;
  return quoted && stage === 'seen' ? copy.underWay : todo;
}

type Tone = 'plain' | 'wait' | 'good' | 'bad';

const looks: Record<Tone, { box: string; icon: string }> = {
  plain: { box: 'border-line-strong bg-paper-raised', icon: 'text-ink-soft' },
  wait: { box: 'border-ochre bg-ochre-veil', icon: 'text-ochre' },
  good: { box: 'border-sage bg-sage-veil', icon: 'text-sage' },
  bad: { box: 'border-burgundy-text bg-burgundy-veil', icon: 'text-burgundy-text' },
};

const states: Record<PaymentStatus, readonly [Tone, LucideIcon]> = {
  created: ['plain', Clock3],
  pending: ['plain', Clock3],
  paid: ['good', BadgeCheck],
  failed: ['bad', CircleAlert],
  cancelled: ['bad', CircleAlert],
  expired: ['wait', CircleAlert],
  rejected: ['bad', CircleAlert],
  refunding: ['wait', Undo2],
  refunded: ['good', Undo2],
  disputed: ['bad', CircleAlert],
};

interface PaymentStateProps {
  payment: Payment;
  /** False where the page's heading already says it. */
  titled: boolean;
  text?: string;
  action?: ReactNode;
}

function PaymentState({ payment: { status, notice }, titled, text, action }: PaymentStateProps) {
  const [usual, Icon] = states[status];
  const tone = usual === 'plain' && notice !== undefined ? 'wait' : usual;
  const [title, usualText] = payments.states[status];
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-3 px-4 py-3',
        looks[tone].box,
      )}
      data-status={status}
    >
      <div className="flex min-w-56 flex-1 items-start gap-3" role="status">
        <Icon className={classes('mt-0.5', looks[tone].icon)} size={22} />
        <div>
          {titled && <p className="font-medium">{title}</p>}
          <p>{notice ?? text ?? usualText}</p>
          {status === 'pending' && <p className="text-note text-ink-soft">{payments.open.polling}</p>}
        </div>
      </div>
      {action}
    </div>
  );
}
