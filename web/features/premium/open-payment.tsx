import type { Payment, PaymentStatus } from '#contract/payments.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { payments } from '#web/copy/payments.ts';
import { paths } from '#web/paths.ts';
import { formatEuros } from './money.ts';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentQr } from './payment-qr.tsx';
import { PaymentState } from './payment-state.tsx';
import { SimulateLink } from './simulate-link.tsx';
import { useVerifyPayment } from './use-open-payment.ts';

const { open: copy } = payments;

/** Money that was asked for, and may have come since. */
const verifiable: ReadonlySet<PaymentStatus> = new Set([
  'created',
  'pending',
  'failed',
  'cancelled',
  'expired',
]);

interface OpenPaymentProps {
  payment: Payment;
  sandbox: boolean;
  onNew: () => void;
}

/** A payment that was created: what to do, with what, and how it stands. */
export function OpenPayment({ payment, sandbox, onNew }: OpenPaymentProps) {
  const verify = useVerifyPayment(payment.id);
  const payable = payment.status === 'pending';
  const title = payable ? copy.titles[payment.method] : payments.states[payment.status][0];
  return (
    <>
      <PageHeader kicker={copy.kicker} lead={payable ? copy.lead : undefined} title={title} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid content-start gap-8">
          <dl className="flex flex-wrap gap-x-14 gap-y-4">
            <div>
              <dt className="text-tinta-suave">{copy.amount}</dt>
              <dd className="cifras font-serif text-titulo-l">{formatEuros(payment.amount)}</dd>
            </div>
            <div>
              <dt className="text-tinta-suave">{copy.reference}</dt>
              <dd className="cifras font-serif text-titulo-l">{payment.reference}</dd>
            </div>
          </dl>
          <PaymentState payment={payment} titled={payable} />
          {payable && <PaymentDetails payment={payment} />}
          {payable && sandbox && <SimulateLink payment={payment} />}
          {payable && payment.instructions.length > 0 && <Steps steps={payment.instructions} />}
        </div>
        {payable && <PaymentQr payment={payment} />}
      </div>
      <div className="mt-10 flex flex-wrap gap-3 border-linea border-t pt-6">
        {verifiable.has(payment.status) && (
          <Button
            loading={verify.isPending}
            onClick={() => verify.mutate()}
            variant={payable ? 'primary' : 'secondary'}
          >
            {copy.verify}
          </Button>
        )}
        <Button onClick={onNew} variant={payable ? 'secondary' : 'primary'}>
          {copy.again}
        </Button>
        <ButtonLink to={paths.home} variant="ghost">
          {copy.home}
        </ButtonLink>
      </div>
    </>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-titulo-s">{copy.steps}</h2>
      <ol className="max-w-[62ch]">
        {steps.map((step, at) => (
          <li className="grid grid-cols-[2.25rem_1fr] border-linea border-t py-3" key={step}>
            <span aria-hidden="true" className="cifras font-serif text-granate-texto text-titulo-s">
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
