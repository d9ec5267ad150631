import { expect, it } from 'vitest';
import { tokensOf } from '../words/tokens.ts';
import { dateIn, inWords } from './dates.ts';

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
  ['guárdalo', null],
])('reads the day of “%s”', (text, date) => {
  expect(dateIn(tokensOf(text), today)).toBe(date);
});

it('formats a date in Spanish', () => {
  expect(inWords('2026-11-26')).toBe('jueves 26 de noviembre');
});
