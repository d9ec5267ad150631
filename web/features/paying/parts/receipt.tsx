import { type ReactNode, useId } from 'react';
import { premiumPrice } from '#contract/price.ts';
import { classes } from '#web/components/classes.ts';
import { premium } from '#web/copy/premium.ts';
import { formatCents } from '#web/format/money.ts';

const { receipt: copy } = premium;

export type ReceiptState = keyof typeof copy.states;

const colors: Record<ReceiptState, string> = {
  checking: 'text-ink-soft',
  unknown: 'text-ochre',
  paid: 'text-sage',
  held: 'text-ochre',
  unpaid: 'text-burgundy-text',
};

interface ReceiptProps {
  state: ReceiptState;
  lines: readonly (readonly [string, string])[];
}

export function Receipt({ state, lines }: ReceiptProps) {
  return (
    <aside aria-label={copy.title} className="w-full max-w-sm">
      <div className="grid gap-4 bg-paper-raised px-6 pt-6 pb-4">
        <div>
          <p className="font-serif text-title-s">{copy.product}</p>
          <p className="text-note text-ink-soft">{copy.month}</p>
        </div>
        <p className="tabular border-line border-y border-dashed py-3 font-serif text-title-l">
          {formatCents(premiumPrice.cents)}
        </p>
        <dl className="grid gap-2">
          {lines.map(([name, value]) => (
            <Line key={name} name={name}>
              <span className="tabular break-all">{value}</span>
            </Line>
          ))}
          <Line name={copy.state}>
            <span className={classes('font-medium', colors[state])}>{copy.states[state]}</span>
          </Line>
        </dl>
      </div>
      <TornEdge />
    </aside>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function TornEdge() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="block text-paper-raised" height="8" width="100%">
      <defs>
        <pattern height="8" id={id} patternUnits="userSpaceOnUse" width="12">
          <path d="M0 0h12L6 8z" fill="currentColor" />
        </pattern>
      </defs>
      <rect fill={`url(#${id})`} height="8" width="100%" />
    </svg>
  );
}
