import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { Badge, type BadgeTone } from '#web/components/badge.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { subscription } from '#web/copy/subscription.ts';
import { formatEuros } from '#web/format/money.ts';
import { invoiceAddress, openPayment } from '#web/paths.ts';
import { formatShortDay } from './moments.ts';
import type { OwnPayment } from './use-details.ts';

const { payments: copy } = subscription;

const unpaid: ReadonlySet<OwnPayment['status']> = new Set(['created', 'failed', 'cancelled', 'expired']);

const tones: Partial<Record<OwnPayment['status'], BadgeTone>> = {
  paid: 'success',
  pending: 'warning',
  rejected: 'warning',
  refunding: 'warning',
  disputed: 'accent',
};

export function PaymentList({ payments }: { payments: readonly OwnPayment[] }) {
  const shown = payments.filter(({ status }) => !unpaid.has(status));
  const hidden = payments.filter(({ status }) => unpaid.has(status));
  return (
    <div className="grid gap-2">
      <h3 className="font-sans! font-medium! text-[0.9375rem] text-ink-soft">{copy.title}</h3>
      <Rows payments={shown} />
      {hidden.length > 0 && (
        <Disclosure className="text-[0.9375rem] text-ink-soft" label={copy.unpaid(hidden.length)}>
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
          <Badge tone={tones[status] ?? 'neutral'}>{copy.status[status]}</Badge>
        </p>
        <p className="tabular text-[0.9375rem] text-ink-soft">
          {formatShortDay(paidAt ?? createdAt)} · {paymentMethodFacts[method].shortName} · {reference}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5">
        {status === 'pending' && (
          <Link className="inline-link inline-flex min-h-11 items-center" to={openPayment(id)}>
            {copy.finish}
          </Link>
        )}
        {invoices.map(({ id: invoiceId, number }, place) => (
          <a
            aria-label={copy.download(number)}
            className="inline-flex min-h-11 items-center gap-2 hover:underline"
            download
            href={invoiceAddress(invoiceId)}
            key={invoiceId}
          >
            <Download size={18} />
            {place === 0 ? copy.invoice : copy.creditNote}
          </a>
        ))}
      </div>
    </li>
  );
}
