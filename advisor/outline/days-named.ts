import type { Toolbox } from '../tools/toolbox.ts';
import type { DateWords } from './words.ts';

const dayMillis = 24 * 60 * 60 * 1000;
const isoOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

const find = (pattern: string, text: string) => new RegExp(`\\b(?:${pattern})\\b`).exec(text);

/** The date that a message names, `2026-11-21`, or null. */
export function dateIn(
  text: string,
  { year, month, day }: Toolbox['today'],
  words: DateWords,
): string | null {
  const today = Date.UTC(year, month - 1, day);
  if (find(words.dayAfter, text)) return isoOf(today + 2 * dayMillis);
  if (find(words.tomorrow, text)) return isoOf(today + dayMillis);
  if (find(words.today, text)) return isoOf(today);
  for (const [index, name] of words.months.entries()) {
    const found =
      find(`(\\d{1,2})(?: ?(?:st|nd|rd|th))? ${words.of}(?:${name})`, text) ??
      find(`(?:${name}) (\\d{1,2})(?:st|nd|rd|th)?`, text);
    if (!found) continue;
    const date = Date.UTC(year, index, Number(found[1]));
    return isoOf(date < today ? Date.UTC(year + 1, index, Number(found[1])) : date);
  }
  const weekday = words.weekdays.findIndex((name) => find(name, text));
  if (weekday < 0) return null;
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  return isoOf(today + (ahead || 7) * dayMillis);
}

/** January is 1. */
export function monthIn(text: string, { months }: DateWords): number | null {
  const index = months.findIndex((name) => find(name, text));
  return index < 0 ? null : index + 1;
}

/** In °C. */
export function temperatureIn(text: string, { minus, degrees }: DateWords): number | null {
  const fahrenheit = find('(\\d{2,3}) (?:f|fahrenheit)', text);
  if (fahrenheit) return Math.round(((Number(fahrenheit[1]) - 32) * 5) / 9);
  const found = find(`(${minus} )?(\\d{1,2}) (?:deg|c|${degrees})`, text);
  return found ? Number(found[2]) * (found[1] ? -1 : 1) : null;
}
