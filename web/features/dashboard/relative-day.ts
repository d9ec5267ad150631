import { dashboard } from '#web/copy/dashboard.ts';
import { locale } from '#web/language.ts';

const { when: copy } = dashboard.activity;

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
const thisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });

const midnightOf = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "hoy", "ayer", "el lunes" or "el 3 de octubre". */
export function formatRelativeDay(date: Date, now: Date): string {
  // Rounded, because days with a change of clocks have 23 or 25 hours.
  const days = Math.round((midnightOf(now) - midnightOf(date)) / (24 * 60 * 60 * 1000));
  if (days <= 0) return copy.today;
  if (days === 1) return copy.yesterday;
  if (days < 7) return copy.on(weekday.format(date));
  return copy.on((date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date));
}
