import type { Season } from '#contract/vocabulary.ts';
import { locale } from '#web/language.ts';

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });

/** "21 de noviembre de 2026". */
export const formatDay = (isoDate: string): string => day.format(new Date(isoDate));

const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** The calendar follows Madrid's time zone, wherever the browser is. */
export const todayInMadrid = (now: Date = new Date()): string => madrid.format(now);

const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });

/** "21 de noviembre", of a day as `2026-11-21`. */
export const formatDayOfYear = (day: string): string => dayOfYear.format(new Date(`${day}T12:00:00`));

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

/** "marzo de 2025". */
export const formatMonthOf = (isoDate: string): string => month.format(new Date(isoDate));

const dayAndTime = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** "21 de noviembre, 09:41", of the last year. */
export const formatDayAndTime = (isoDate: string): string => dayAndTime.format(new Date(isoDate));

/** The specification's seasons: whole months, not the calendar's solstices. */
export function seasonOfMonth(date: Date): Season {
  const month = date.getMonth() + 1;
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  if (month >= 9 && month <= 11) return 'fall';
  return 'winter';
}
