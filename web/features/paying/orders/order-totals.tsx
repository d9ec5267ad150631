import { orders } from '#web/copy/orders.ts';
import { formatEuros } from '#web/format/money.ts';

const { totals: copy } = orders;

interface OrderTotalsProps {
  subtotal: number;
  delivery: number;
  total: number;
  net: number;
  vat: number;
  vatPercent: number;
}

export function OrderTotals({ subtotal, delivery, total, net, vat, vatPercent }: OrderTotalsProps) {
  return (
    <dl className="tabular grid gap-1.5">
      <Line name={orders.order.lines} value={formatEuros(subtotal)} />
      <Line name={copy.delivery} value={delivery === 0 ? copy.free : formatEuros(delivery)} />
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-ink border-t pt-3">
        <dt className="font-medium">{copy.total}</dt>
        <dd className="font-serif text-title-m">{formatEuros(total)}</dd>
      </div>
      <Line name={copy.net} quiet value={formatEuros(net)} />
      <Line name={copy.vat(vatPercent)} quiet value={formatEuros(vat)} />
    </dl>
  );
}

function Line({ name, value, quiet = false }: { name: string; value: string; quiet?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${quiet ? 'text-note text-ink-soft' : 'text-[0.9375rem]'}`}>
      <dt className={quiet ? '' : 'text-ink-soft'}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
