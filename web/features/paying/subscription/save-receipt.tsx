import { Download } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { download } from '#web/components/download.ts';
import { subscription } from '#web/copy/subscription.ts';
import { formatEuros } from '#web/format/money.ts';
import { formatMoment } from './moments.ts';
import type { Details } from './use-details.ts';

const { receipt: copy, text } = subscription.withdrawal;

export function SaveReceipt({ receipt, listed = false }: { receipt: Receipt; listed?: boolean }) {
  const { number, requestedAt, amount } = receipt;
  const save = () => {
    const content = text(number, formatMoment(requestedAt), formatEuros(amount));
    download(new Blob([content], { type: 'text/plain;charset=utf-8' }), copy.file(number));
  };
  return (
    <Button
      aria-label={listed ? copy.saveNamed(number) : undefined}
      className={listed ? 'justify-self-start max-sm:-ml-4 sm:-mr-4' : undefined}
      icon={<Download size={18} />}
      onClick={save}
      size={listed ? 's' : 'm'}
      variant={listed ? 'ghost' : 'primary'}
    >
      {copy.save}
    </Button>
  );
}

type Receipt = Details['withdrawals'][number];

export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const rows = [
    [copy.number, receipt.number],
    [copy.requestedAt, formatMoment(receipt.requestedAt)],
    [subscription.withdrawal.facts.refund, formatEuros(receipt.amount)],
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
