import { type Language, locales } from '#contract/languages.ts';

/* Terms and invoices follow Madrid's calendar. */
const timeZone = 'Europe/Madrid';
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });
const longDay = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const longDays: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  es: longDay('es'),
  en: longDay('en'),
  pt: longDay('pt'),
};
const clock = new Intl.DateTimeFormat('es-ES', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const shortClock = new Intl.DateTimeFormat('es-ES', { timeZone, hour: '2-digit', minute: '2-digit' });
const offsetFormat = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });

const quarterMillis = 15 * 60 * 1000;
let lastDay = { quarter: Number.NaN, day: '' };

/** Offsets of zones are whole quarters of an hour, so that a day never ends within one. */
export function zonedDay(at: Date): string {
  const quarter = Math.floor(at.getTime() / quarterMillis);
  if (quarter !== lastDay.quarter) lastDay = { quarter, day: dayFormat.format(at) };
  return lastDay.day;
}

export const zonedYear = (at: Date): number => Number(zonedDay(at).slice(0, 4));

/** `2026-11-21T10:00:00+01:00`. */
export function zonedTimestamp(at: Date): string {
  const [, sign = '+', hours = '00', minutes = '00'] = offsetParts(at);
  const local = new Date(at.getTime() + offsetMillis(at));
  return `${local.toISOString().slice(0, 19)}${sign}${hours}:${minutes}`;
}

const moment: Readonly<Record<Language, { at: (day: string, time: string) => string; zone: string }>> = {
  es: { at: (day, time) => `${day} a las ${time}`, zone: 'hora de Madrid' },
  en: { at: (day, time) => `${day} at ${time}`, zone: 'Madrid time' },
  pt: { at: (day, time) => `${day} às ${time}`, zone: 'hora de Madrid' },
};

/** `21 de noviembre de 2026`. */
export const inWords = (at: Date, language: Language = 'es'): string => longDays[language].format(at);

export const momentInWords = (at: Date, language: Language): string =>
  `${moment[language].at(inWords(at, language), clock.format(at))} (${moment[language].zone})`;

/** With the hour when the term is shorter than a day. */
export const deadlineInWords = (until: Date, since: Date, language: Language = 'es'): string =>
  until.getTime() - since.getTime() < 24 * 60 * 60 * 1000
    ? moment[language].at(inWords(until, language), shortClock.format(until))
    : inWords(until, language);

/**
 * The last millisecond.
 * @param day `2026-11-21`; days beyond the month's end roll over
 */
export function endOfDay(day: string, plusDays = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = new Date(Date.UTC(year, month - 1, date + plusDays + 1));
  return new Date(midnight.getTime() - offsetMillis(midnight) - 1);
}

const offsetParts = (at: Date): string[] => /GMT([+-])(\d\d):(\d\d)/.exec(offsetFormat.format(at)) ?? [];

function offsetMillis(at: Date): number {
  const [, sign = '+', hours = '0', minutes = '0'] = offsetParts(at);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
