import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { Badge } from '#web/components/badge.tsx';
import { payments } from '#web/copy/payments.ts';
import { MethodIcon } from '../parts/method-icon.tsx';

const { methods: copy } = payments;

interface MethodRowProps {
  method: PaymentMethod;
  name: string;
  checked: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

/** A native radio button, for keyboard navigation. */
export function MethodRow({ method, name, checked, onChoose, children }: MethodRowProps) {
  return (
    <div
      className="border-line border-t transition-colors duration-150 has-[:checked]:bg-paper-raised"
      data-method={method.id}
    >
      <label className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-4 px-3 py-4 outline-offset-[-2px] hover:bg-paper-raised has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text sm:grid-cols-[auto_1fr_auto] sm:px-4">
        <input
          checked={checked}
          className="peer sr-only"
          name={name}
          onChange={onChoose}
          type="radio"
          value={method.id}
        />
        <span
          aria-hidden="true"
          className="mt-0.5 grid size-6 place-items-center rounded-full border border-line-strong after:size-3 after:rounded-full peer-checked:border-burgundy-text peer-checked:after:bg-burgundy-text"
        />
        <span className="grid gap-0.5">
          <span className="flex items-center gap-2.5 font-medium text-lg leading-7">
            <MethodIcon emoji={method.icon} />
            {method.name}
          </span>
          <span className="text-ink-soft">{method.description}</span>
          <span className="text-note text-ink-soft">{method.fees}</span>
        </span>
        <span className="max-sm:col-start-2 max-sm:mt-2">
          {method.instant ? (
            <Badge icon={<Zap size={14} />} tone="success">
              {copy.instant}
            </Badge>
          ) : (
            <Badge>{paymentMethodFacts[method.id].settles === 'in_minutes' ? copy.minutes : copy.days}</Badge>
          )}
        </span>
      </label>
      {checked && children && <div className="px-3 pb-6 sm:pr-4 sm:pl-14">{children}</div>}
    </div>
  );
}
