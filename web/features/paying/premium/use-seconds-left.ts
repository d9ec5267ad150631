import { useEffect, useState } from 'react';
import { secondsUntil } from './time-left.ts';

/** Seconds until the moment, updated every second until zero. */
export function useSecondsLeft(isoDate: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = isoDate === undefined ? 0 : secondsUntil(isoDate, now);
  const over = left <= 0;
  useEffect(() => {
    if (over) return;
    const ticks = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(ticks);
  }, [over]);
  return left;
}
