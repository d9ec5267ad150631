import { useEffect, useState } from 'react';
import { secondsUntil } from './time-left.ts';

/** The seconds that are left until a moment, every second anew; it rests once none is left. */
export function useSecondsLeft(isoDate: string): number {
  const [now, setNow] = useState(Date.now);
  const left = secondsUntil(isoDate, now);
  const over = left <= 0;
  useEffect(() => {
    if (over) return;
    const ticks = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(ticks);
  }, [over]);
  return left;
}
