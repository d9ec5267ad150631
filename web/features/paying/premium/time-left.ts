/** Seconds as minutes and seconds: 899 → "14:59". Never below zero. */
export function clockOf(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

export const secondsUntil = (isoDate: string, nowMillis: number): number =>
  Math.ceil((Date.parse(isoDate) - nowMillis) / 1000);
