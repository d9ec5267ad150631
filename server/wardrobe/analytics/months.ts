import { zonedDay } from '#server/platform/madrid.ts';

/** Oldest first, as `YYYY-MM` in Madrid. */
export function monthsUpTo(now: Date, count: number): string[] {
  const [year = 0, month = 1] = zonedDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const back = year * 12 + month - 1 - (count - 1 - at);
    return `${Math.floor(back / 12)}-${String((back % 12) + 1).padStart(2, '0')}`;
  });
}
