import { subscription } from '#web/copy/subscription.ts';
import { formatEuros } from '#web/format/money.ts';
import { formatMoment } from './moments.ts';
import { SaveReceipt } from './save-receipt.tsx';
import type { Details } from './use-details.ts';

export function Receipts({ withdrawals }: { withdrawals: Details['withdrawals'] }) {
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
