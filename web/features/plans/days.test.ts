import { expect, test } from 'vitest';
import { todayInMadrid } from '#web/format/dates.ts';
import {
  addDays,
  addMonths,
  formatLongDay,
  formatMonth,
  formatShortDay,
  mondayOf,
  weekdays,
  weeksOf,
} from './days.ts';

test('adds days across months, leap years and changes of the clocks', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-10-25', -1)).toBe('2026-10-24');
});

test('adding months keeps the day or clamps it to the end of the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-11-21', 2)).toBe('2027-01-21');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
});

test('a month is shown in whole weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks[5]?.[6]).toBe('2026-12-06');
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('a Sunday belongs to the week of the Monday before it', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
});

test('follows the time zone of Madrid', () => {
  expect(todayInMadrid(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
});

test('formats days in Spanish', () => {
  expect(formatLongDay('2026-11-21')).toBe('Sábado, 21 de noviembre');
  expect(formatShortDay('2026-11-21')).toBe('sáb 21');
  expect(formatMonth('2026-11-21')).toBe('Noviembre de 2026');
  expect(weekdays).toEqual(['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']);
});
