import { useEffect, useState } from 'react';

/** Seconds as minutes and seconds: 899 → "14:59". Never below zero. */
export function formatClock(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

export const secondsUntil = (isoDate: string, nowMillis: number): number =>
  Math.ceil((Date.parse(isoDate) - nowMillis) / 1000);

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
