import { BadgeCheck, CircleAlert, Clock3, type LucideIcon, Undo2 } from 'lucide-react';
import type { Payment, PaymentStatus } from '#contract/payments.ts';
import { classes } from '#web/components/classes.ts';
import { payments } from '#web/copy/payments.ts';

type Tone = 'wait' | 'good' | 'bad';

const looks: Record<Tone, { box: string; icon: string }> = {
  wait: { box: 'border-ocre bg-ocre-velo', icon: 'text-ocre' },
  good: { box: 'border-salvia bg-salvia-velo', icon: 'text-salvia' },
  bad: { box: 'border-granate-texto bg-granate-velo', icon: 'text-granate-texto' },
};

const states: Record<PaymentStatus, readonly [Tone, LucideIcon]> = {
  created: ['wait', Clock3],
  pending: ['wait', Clock3],
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
  /** False where the page's own title says it already. */
  titled: boolean;
}

/** Where the money is, said as soon as it changes. What the server says about it counts for more. */
export function PaymentState({ payment: { status, notice }, titled }: PaymentStateProps) {
  const [tone, Icon] = states[status];
  const [title, text] = payments.states[status];
  return (
    <div
      className={classes('flex items-start gap-3 border-l-3 px-4 py-3', looks[tone].box)}
      data-status={status}
      role="status"
    >
      <Icon aria-hidden="true" className={classes('mt-0.5', looks[tone].icon)} size={22} />
      <div>
        {titled && <p className="font-medium">{title}</p>}
        <p>{notice ?? text}</p>
        {status === 'pending' && <p className="text-nota text-tinta-suave">{payments.open.polling}</p>}
      </div>
    </div>
  );
}
