import type { Season } from '#contract/vocabulary.ts';
import { seasonOfMonth } from '#web/format/dates.ts';
import { locale } from '#web/language.ts';

/* Calendar days as `2026-11-21`, without time or zone, computed in UTC, where every day has 24 hours. */

const dayMillis = 24 * 60 * 60 * 1000;
const zone = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone });

const longDay = zone({ weekday: 'long', day: 'numeric', month: 'long' });
const shortDay = zone({ weekday: 'short', day: 'numeric' });
const weekday = zone({ weekday: 'long' });
const month = zone({ month: 'long', year: 'numeric' });

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(noonOf(day).getTime() + count * dayMillis).toISOString().slice(0, 10);

export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index));

export const mondayOf = (day: string): string => addDays(day, -((noonOf(day).getUTCDay() + 6) % 7));

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(day: string, count: number): string {
  const [year = 0, number = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, number + count, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

export function weeksOf(monthName: string): string[][] {
  const first = `${monthName}-01`;
  const weeks: string[][] = [];
  for (let monday = mondayOf(first); monday < addMonths(first, 1); monday = addDays(monday, 7)) {
    weeks.push(daysFrom(monday, 7));
  }
  return weeks;
}

export const seasonOfDay = (day: string): Season => seasonOfMonth(new Date(`${day}T12:00:00`));

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** "Sábado, 21 de noviembre". */
export const formatLongDay = (day: string): string => capital(longDay.format(noonOf(day)));
/** "sáb 21". */
export const formatShortDay = (day: string): string => shortDay.format(noonOf(day)).replace(',', '');
export const formatMonth = (day: string): string => capital(month.format(noonOf(day)));
/** "lunes" … "domingo". */
export const weekdays: readonly string[] = daysFrom('2024-01-01', 7).map((day) =>
  weekday.format(noonOf(day)),
);
export const dayOfMonth = (day: string): number => Number(day.slice(8));
