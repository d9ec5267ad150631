import { subscription } from '#web/copy/subscription.ts';
import { formatEuros } from '#web/format/money.ts';
import { formatMoment } from './moments.ts';
import type { Details } from './use-details.ts';

const { receipt: copy } = subscription.withdrawal;

export type Receipt = Details['withdrawals'][number];

export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const rows = [
    [copy.number, receipt.number],
    [copy.requestedAt, formatMoment(receipt.requestedAt)],
    [copy.amount, formatEuros(receipt.amount)],
  ];
  return (
    <dl className="grid gap-3">
      {rows.map(([name, value]) => (
        <div className="grid gap-0.5" key={name}>
          <dt className="text-note text-ink-soft">{name}</dt>
          <dd className="tabular font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
