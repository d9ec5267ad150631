import { locale } from '#web/language.ts';

/* Legal deadlines are counted in Madrid time and shown in it, wherever the user is. */
const timeZone = 'Europe/Madrid';
const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat(locale, {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat(locale, {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** "21 de noviembre de 2026". */
export const formatDay = (isoDate: string): string => day.format(new Date(isoDate));

/** "21 nov 2026". */
export const formatShortDay = (isoDate: string): string => shortDay.format(new Date(isoDate));

/** "21 de noviembre de 2026, 09:41:07". */
export const formatMoment = (isoDate: string): string =>
  `${formatDay(isoDate)}, ${clock.format(new Date(isoDate))}`;
