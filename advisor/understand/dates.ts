import type { Token } from '../words/tokens.ts';
import { numberOf } from './numbers.ts';

/** A calendar day in the person's time zone. */
export type Today = { year: number; month: number; day: number };

// In the order of `Date.getUTCDay`.
const weekdays = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ');
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const saturday = 6;

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** The next such day from today on, or null when none exists. */
function nextDayOf(day: number, month: number | null, today: Today): Date | null {
  const start = utc(today.year, today.month, today.day);
  for (let ahead = 0; ahead <= 12; ahead++) {
    const date = utc(today.year, today.month + ahead, day);
    const exists = date.getUTCDate() === day && (month === null || date.getUTCMonth() === month - 1);
    if (exists && date >= start) return date;
  }
  return null;
}

/** Parses a date as `2026-11-21`: "mañana", "el jueves", "el 14", "el 3 de mayo". */
export function dateIn(tokens: readonly Token[], today: Today): string | null {
  const inDays = (count: number) => isoOf(utc(today.year, today.month, today.day + count));
  const weekdayNow = utc(today.year, today.month, today.day).getUTCDay();
  // Today's weekday means the one next week.
  const daysUntil = (weekday: number) => ((weekday - weekdayNow + 6) % 7) + 1;
  const texts = tokens.map(({ text }) => text);
  for (const [at, text] of texts.entries()) {
    const [before, after] = [texts[at - 1] ?? '', texts[at + 1] ?? ''];
    if (text === 'hoy' || (text === 'noche' && before === 'esta')) return inDays(0);
    if (text === 'manana' && before === 'pasado') return inDays(2);
    if (text === 'manana' && !['la', 'esta'].includes(before)) return inDays(1);
    const weekday = weekdays.indexOf(text);
    if (weekday >= 0) return inDays(daysUntil(weekday));
    if (text === 'semana' && before === 'de' && texts[at - 2] === 'fin') return inDays(daysUntil(saturday));
    const number = numberOf(tokens[at]);
    if (number === null || !Number.isInteger(number)) continue;
    if (/^dias?$/.test(after) && (before === 'en' || texts[at - 2] === 'dentro')) return inDays(number);
    const named =
      after === 'de'
        ? months.indexOf(texts[at + 2] === 'setiembre' ? 'septiembre' : (texts[at + 2] ?? ''))
        : -1;
    const isOfMonth = before === 'el' || (before === 'dia' && /^\d/.test(text));
    if (number >= 1 && number <= 31 && (named >= 0 || (isOfMonth && /^\d/.test(text)))) {
      const date = nextDayOf(number, named >= 0 ? named + 1 : null, today);
      if (date) return isoOf(date);
    }
  }
  return null;
}

const spoken = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** "jueves 26 de noviembre" */
export const inWords = (date: string): string =>
  spoken.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
