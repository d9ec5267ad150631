import { Hourglass, TimerOff } from 'lucide-react';
import { payments } from '#web/copy/payments.ts';
import { clockOf } from './time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const { quote: copy } = payments.open;

/** How long the exchange of a Bitcoin payment stands, and what to do once it does not. */
export function QuoteClock({ until }: { until: string }) {
  const left = useSecondsLeft(until);
  if (left <= 0) {
    return (
      <div className="grid gap-1 border-ocre border-l-3 bg-ocre-velo px-4 py-3" role="status">
        <p className="flex items-center gap-2 font-medium">
          <TimerOff aria-hidden="true" className="text-ocre" size={20} />
          {copy.over}
        </p>
        <p>{copy.overText}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-2">
        <Hourglass aria-hidden="true" className="text-ocre" size={20} />
        {copy.left}
        <span className="cifras font-medium text-lg" role="timer">
          {clockOf(left)}
        </span>
      </p>
      <p className="text-[0.9375rem] text-tinta-suave">{copy.rule}</p>
    </div>
  );
}
