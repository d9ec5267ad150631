import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { Payment, PaymentStatus } from '#contract/payments.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { payments } from '#web/copy/payments.ts';
import { formatEuros } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { type BitcoinStage, bitcoinStage } from './bitcoin-stage.ts';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentQr } from './payment-qr.tsx';
import { PaymentState } from './payment-state.tsx';
import { useSecondsLeft } from './time-left.ts';
import { useVerifyPayment } from './use-open-payment.ts';

const { open: copy } = payments;

const verifiable: ReadonlySet<PaymentStatus> = new Set([
  'created',
  'pending',
  'failed',
  'cancelled',
  'expired',
]);

interface OpenPaymentProps {
  payment: Payment;
  onNew: () => void;
}

export function OpenPayment({ payment, onNew }: OpenPaymentProps) {
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
                <Button
                  loading={verify.isPending}
                  onClick={() => verify.mutate()}
                  variant={flow === 'push' && payable && !over ? 'primary' : 'secondary'}
                >
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

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-title-s">{copy.steps}</h2>
      <ol className="border-line border-b">
        {steps.map((step, at) => (
          <li className="grid grid-cols-[2.25rem_1fr] border-line border-t py-3" key={step}>
            <span aria-hidden="true" className="tabular font-serif text-burgundy-text text-title-s">
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
