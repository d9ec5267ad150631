import type { ReactNode } from 'react';
import { delivery } from '#contract/shop.ts';
import { storeCopy } from '#web/copy/store.ts';
import { formatEuros } from '#web/format/money.ts';
import type { Cart } from './store-queries.ts';

const { cart: copy } = storeCopy;

export function CartTotals({ cart }: { cart: Cart }) {
  const { subtotal, savings, missingForFreeDelivery: missing } = cart;
  return (
    <div className="grid gap-4 pt-5">
      <div className="grid gap-2">
        <p className="text-[0.9375rem]">{missing > 0 ? copy.missing(formatEuros(missing)) : copy.reached}</p>
        <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-paper-sunken">
          <div
            className="h-full bg-sage transition-[width] duration-200"
            style={{ width: `${Math.min(100, (subtotal / delivery.freeFrom) * 100)}%` }}
          />
        </div>
      </div>
      <dl className="tabular grid gap-1.5 text-[0.9375rem]">
        <Row label={copy.subtotal}>{formatEuros(subtotal)}</Row>
        {savings > 0 && (
          <Row label={copy.savings}>
            <span className="text-sage">{formatEuros(savings)}</span>
          </Row>
        )}
        <Row label={copy.delivery}>{cart.delivery === 0 ? copy.free : formatEuros(cart.delivery)}</Row>
      </dl>
    </div>
  );
}

export function CartTotal({ total }: { total: number }) {
  return (
    <p className="tabular flex items-baseline justify-between gap-4">
      <span className="font-medium">
        {copy.total} <span className="font-normal text-note text-ink-soft">({copy.vat})</span>
      </span>
      <span className="font-serif text-title-s">{formatEuros(total)}</span>
    </p>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
