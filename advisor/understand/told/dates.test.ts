import { expect, it } from 'vitest';
import { tokensOf } from '../../words/tokens.ts';
import { dateIn, datesIn, daysToFile, inWords, weekIn } from './dates.ts';

// A Saturday.
const today = { year: 2026, month: 11, day: 21 };

it.each([
  ['apúntamelo para el jueves', '2026-11-26'],
  ['para el sábado', '2026-11-28'],
  ['guárdalo para mañana', '2026-11-22'],
  ['mañana por la mañana', '2026-11-22'],
  ['pasado mañana', '2026-11-23'],
  ['me lo pongo hoy', '2026-11-21'],
  ['apúntalo para el 14', '2026-12-14'],
  ['el día 30', '2026-11-30'],
  ['el 3 de mayo', '2027-05-03'],
  ['dentro de 10 días', '2026-12-01'],
  ['el finde', '2026-11-28'],
  ['a las 8 de la mañana', null],
  ['el 31 de febrero', null],
  ['para el domingo 6', '2026-12-06'],
  ['el lunes día 14', '2026-12-14'],
  ['el sábado 5 de diciembre', '2026-12-05'],
  ['el sábado 10 personas a cenar', '2026-11-28'],
  ['guárdalo', null],
])('reads the day of “%s”', (text, date) => {
  expect(dateIn(tokensOf(text), today)).toBe(date);
});

it.each([
  ['ponlo este lunes y el que viene', ['2026-11-23', '2026-11-30']],
  ['los dos próximos martes', ['2026-11-24', '2026-12-01']],
  ['todos los domingos', ['2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13']],
  ['el lunes y el martes', ['2026-11-23', '2026-11-24']],
])('files “%s” on each of its days', (text, dates) => {
  expect(daysToFile(tokensOf(text), today).map(({ date }) => date)).toEqual(dates);
});

it('formats a date in Spanish', () => {
  expect(inWords('2026-11-26')).toBe('jueves 26 de noviembre');
});

it.each([
  ['el sábado me puse la falda', '2026-11-14'],
  ['el lunes llevé el traje', '2026-11-16'],
  ['ayer', '2026-11-20'],
  ['antes de ayer', '2026-11-19'],
])('reads a past day of “%s”', (text, date) => {
  expect(datesIn(tokensOf(text), today, true)[0]?.date).toBe(date);
});

it('reads both days of a move, and a weekday with its number once', () => {
  const read = (text: string) => datesIn(tokensOf(text), today).map(({ date }) => date);
  expect(read('pasa lo del martes al jueves')).toEqual(['2026-11-24', '2026-11-26']);
  expect(read('mueve lo del lunes 23 al 25')).toEqual(['2026-11-23', '2026-11-25']);
});

it.each([
  ['planifícame la semana que viene', 5, ['2026-11-23', '2026-11-27']],
  ['organízame la semana', 5, ['2026-11-23', '2026-11-27']],
  ['hazme siete looks', 7, ['2026-11-22', '2026-11-28']],
] as const)('finds the days of a week: %s', (text, count, [from, to]) => {
  const days = weekIn(tokensOf(text), today, count);
  expect([days[0], days.at(-1), days.length]).toEqual([from, to, count]);
});
