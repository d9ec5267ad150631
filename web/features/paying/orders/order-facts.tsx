import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { provinces } from '#contract/provinces.ts';
import { orders } from '#web/copy/orders.ts';
import { invoiceAddress } from '#web/paths.ts';
import type { Order } from './order-queries.ts';

const { order: copy } = orders;

export function OrderFacts({ order: { address, tracking, invoices, withdrawal } }: { order: Order }) {
  return (
    <dl className="border-line border-b">
      {address && (
        <Row name={copy.address}>
          {address.name}
          <br />
          {[address.street, address.extra].filter(Boolean).join(', ')}
          <br />
          {address.postalCode} {address.city}
          {provinces[address.province] !== address.city && ` (${provinces[address.province]})`}
          {address.phone && (
            <>
              <br />
              {address.phone}
            </>
          )}
        </Row>
      )}
      {tracking && <Row name={copy.tracking}>{tracking}</Row>}
      {invoices.length > 0 && (
        <Row name={copy.invoices}>
          {invoices.map(({ id, number }) => (
            <a
              className="inline-link flex min-h-8 items-center gap-2"
              download
              href={invoiceAddress(id)}
              key={id}
            >
              <FileText size={16} />
              {copy.invoice(number)}
            </a>
          ))}
        </Row>
      )}
      {withdrawal && <Row name={orders.undo.return.open}>{copy.withdrawal(withdrawal.number)}</Row>}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-t py-3.5 sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
