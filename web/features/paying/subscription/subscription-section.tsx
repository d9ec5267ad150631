import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { Badge, type BadgeTone } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { Loading } from '#web/components/feedback/loading.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { subscription } from '#web/copy/subscription.ts';
import { formatEuros } from '#web/format/money.ts';
import { invoiceAddress, openPayment, withdrawalSection } from '#web/paths.ts';
import { CurrentState } from './current-state.tsx';
import { describeRefund } from './describe-refund.ts';
import { formatDay, formatMoment, formatShortDay } from './moments.ts';
import { SaveReceipt } from './save-receipt.tsx';
import { type Details, type OwnPayment, useDetails } from './use-details.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

export function SubscriptionSection() {
  const { data, isPending, refetch, isFetching } = useDetails();
  return (
    <section aria-labelledby="tu-premium" className="grid gap-6 border-line border-t py-7">
      <h2 className="text-title-s" id="tu-premium">
        {subscription.title}
      </h2>
      {data ? (
        <>
          <CurrentState details={data} />
          {data.payments.length > 0 && <PaymentList payments={data.payments} />}
          <Withdrawal details={data} />
          {data.withdrawals.length > 0 && <Receipts withdrawals={data.withdrawals} />}
        </>
      ) : isPending ? (
        <Loading
          className="grid gap-3"
          blocks={['h-9 w-3/4 max-w-sm', 'h-6 w-full max-w-lg', 'h-11 w-44']}
          label={subscription.loading}
        />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="font-medium">{subscription.failed}</p>
          <p className="text-ink-soft">{subscription.failedText}</p>
          <Retry query={{ isFetching, refetch }} size="s" variant="secondary" />
        </div>
      )}
    </section>
  );
}

function Receipts({ withdrawals }: { withdrawals: Details['withdrawals'] }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-sans! font-medium! text-[0.9375rem] text-ink-soft">
        {subscription.withdrawal.receipts}
      </h3>
      <ul>
        {withdrawals.map((receipt) => (
          <li
            className="grid gap-x-6 gap-y-1 border-line border-t py-3 sm:grid-cols-[1fr_auto] sm:items-center"
            key={receipt.number}
          >
            <div className="grid gap-0.5">
              <p className="tabular font-medium">{receipt.number}</p>
              <p className="tabular text-[0.9375rem] text-ink-soft">
                {formatMoment(receipt.requestedAt)} · {formatEuros(receipt.amount)}
              </p>
            </div>
            <SaveReceipt listed receipt={receipt} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const { withdrawal: copy, payments: paymentsCopy } = subscription;

const scrollToCenter = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** The law requires the button for as long as the right of withdrawal lasts. */
function Withdrawal({ details }: { details: Details }) {
  const [search] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [about, setAbout] = useState<Details['withdrawal']>(null);
  const cameForIt = search.get(withdrawalSection.name) === withdrawalSection.value;
  const { withdrawal: right, withdrawalUsed, payments } = details;
  const payment = payments.find(({ id }) => id === about?.paymentId);
  // After a withdrawal, shows the amounts it was made with.
  const current = right?.paymentId === about?.paymentId ? right : about;
  return (
    <div
      className="grid gap-x-12 gap-y-4 border-line border-t pt-6 sm:grid-cols-[1fr_auto] sm:items-center"
      id="desistir"
      ref={cameForIt ? scrollToCenter : undefined}
    >
      <div className="grid gap-1">
        <h3 className="font-sans! font-medium! text-[0.9375rem] text-ink-soft">{copy.title}</h3>
        <p className="max-w-[58ch]">
          {right === null ? (withdrawalUsed ? copy.used : copy.none) : copy.right(formatDay(right.until))}{' '}
          {right && describeRefund(right, payments.find(({ id }) => id === right.paymentId)?.method)}
        </p>
      </div>
      {right !== null && (
        <Button
          onClick={() => {
            setAbout(right);
            setOpen(true);
          }}
          size="s"
          variant="secondary"
        >
          {copy.open}
        </Button>
      )}
      {payment && current && (
        <WithdrawalDialog onClose={() => setOpen(false)} open={open} payment={payment} right={current} />
      )}
    </div>
  );
}

const unpaid: ReadonlySet<OwnPayment['status']> = new Set(['created', 'failed', 'cancelled', 'expired']);

const tones: Partial<Record<OwnPayment['status'], BadgeTone>> = {
  paid: 'success',
  pending: 'warning',
  rejected: 'warning',
  refunding: 'warning',
  disputed: 'accent',
};

function PaymentList({ payments }: { payments: readonly OwnPayment[] }) {
  const shown = payments.filter(({ status }) => !unpaid.has(status));
  const hidden = payments.filter(({ status }) => unpaid.has(status));
  return (
    <div className="grid gap-2">
      <h3 className="font-sans! font-medium! text-[0.9375rem] text-ink-soft">{paymentsCopy.title}</h3>
      <Rows payments={shown} />
      {hidden.length > 0 && (
        <Disclosure className="text-[0.9375rem] text-ink-soft" label={paymentsCopy.unpaid(hidden.length)}>
          <Rows payments={hidden} />
        </Disclosure>
      )}
    </div>
  );
}

function Rows({ payments }: { payments: readonly OwnPayment[] }) {
  return (
    <ul>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentRow({ payment }: { payment: OwnPayment }) {
  const { id, status, amount, method, reference, createdAt, paidAt, invoices } = payment;
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-t py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular font-medium">{formatEuros(amount)}</span>
          <Badge tone={tones[status] ?? 'neutral'}>{paymentsCopy.status[status]}</Badge>
        </p>
        <p className="tabular text-[0.9375rem] text-ink-soft">
          {formatShortDay(paidAt ?? createdAt)} · {paymentMethodFacts[method].shortName} · {reference}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5">
        {status === 'pending' && (
          <Link className="inline-link inline-flex min-h-11 items-center" to={openPayment(id)}>
            {paymentsCopy.finish}
          </Link>
        )}
        {invoices.map(({ id: invoiceId, number }, place) => (
          <a
            aria-label={paymentsCopy.download(number)}
            className="inline-flex min-h-11 items-center gap-2 hover:underline"
            download
            href={invoiceAddress(invoiceId)}
            key={invoiceId}
          >
            <Download size={18} />
            {place === 0 ? paymentsCopy.invoice : paymentsCopy.creditNote}
          </a>
        ))}
      </div>
    </li>
  );
}
