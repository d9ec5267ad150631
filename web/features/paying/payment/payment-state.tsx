import { BadgeCheck, CircleAlert, Clock3, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Payment, PaymentStatus } from '#contract/payments.ts';
import { classes } from '#web/components/classes.ts';
import { payments } from '#web/copy/payments.ts';

type Tone = 'plain' | 'wait' | 'good' | 'bad';

const looks: Record<Tone, { box: string; icon: string }> = {
  plain: { box: 'border-line-strong bg-paper-raised', icon: 'text-ink-soft' },
  wait: { box: 'border-ochre bg-ochre-veil', icon: 'text-ochre' },
  good: { box: 'border-sage bg-sage-veil', icon: 'text-sage' },
  bad: { box: 'border-burgundy-text bg-burgundy-veil', icon: 'text-burgundy-text' },
};

const states: Record<PaymentStatus, readonly [Tone, LucideIcon]> = {
  created: ['plain', Clock3],
  pending: ['plain', Clock3],
  paid: ['good', BadgeCheck],
  failed: ['bad', CircleAlert],
  cancelled: ['bad', CircleAlert],
  expired: ['wait', CircleAlert],
  rejected: ['bad', CircleAlert],
  refunding: ['wait', Undo2],
  refunded: ['good', Undo2],
  disputed: ['bad', CircleAlert],
};

interface PaymentStateProps {
  payment: Payment;
  /** False where the page's heading already says it. */
  titled: boolean;
  text?: string;
  action?: ReactNode;
}

/** A live region for the payment's state; the server's notice takes precedence. */
export function PaymentState({ payment: { status, notice }, titled, text, action }: PaymentStateProps) {
  const [usual, Icon] = states[status];
  const tone = usual === 'plain' && notice !== undefined ? 'wait' : usual;
  const [title, usualText] = payments.states[status];
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-3 px-4 py-3',
        looks[tone].box,
      )}
      data-status={status}
    >
      <div className="flex min-w-56 flex-1 items-start gap-3" role="status">
        <Icon className={classes('mt-0.5', looks[tone].icon)} size={22} />
        <div>
          {titled && <p className="font-medium">{title}</p>}
          <p>{notice ?? text ?? usualText}</p>
          {status === 'pending' && <p className="text-note text-ink-soft">{payments.open.polling}</p>}
        </div>
      </div>
      {action}
    </div>
  );
}
