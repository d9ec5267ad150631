import { Hourglass } from 'lucide-react';
import { payments } from '#web/copy/payments.ts';
import { clockOf } from './time-left.ts';

const { quote: copy } = payments.open;

export function QuoteClock({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-2">
        <Hourglass aria-hidden="true" className="text-ochre" size={20} />
        {copy.left}
        <span className="tabular font-medium text-lg" role="timer">
          {clockOf(secondsLeft)}
        </span>
      </p>
      <p className="text-[0.9375rem] text-ink-soft">{copy.rule}</p>
    </div>
  );
}
