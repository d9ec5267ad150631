import { describe, expect, test } from 'vitest';
import { formatWholeWorth, formatWorth } from './money.ts';
import { formatOutOfTen, formatPercent, formatPlural, formatShare } from './numbers.ts';
import { capitalize, formatList } from './words.ts';

/** Intl separates with no-break spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('figures and words', () => {
  test('prices are written in dollars with a decimal comma', () => {
    expect(plain(formatWorth(39.95))).toBe('39,95 $');
    expect(plain(formatWorth(0))).toBe('0,00 $');
  });

  test('a total has no cents and groups its thousands', () => {
    expect(plain(formatWholeWorth(12_480.4))).toBe('12.480 $');
    expect(plain(formatWholeWorth(2475))).toBe('2.475 $');
  });

  test('percentages take either a percentage or a share', () => {
    expect(plain(formatPercent(82))).toBe('82 %');
    expect(plain(formatShare(0.824))).toBe('82 %');
  });

  test('versatility out of ten keeps one decimal at most', () => {
    expect(formatOutOfTen(7.25)).toBe('7,3');
    expect(formatOutOfTen(8)).toBe('8');
  });

  test('a count agrees with its word', () => {
    expect(formatPlural(1, 'uso', 'usos')).toBe('1 uso');
    expect(formatPlural(0, 'uso', 'usos')).toBe('0 usos');
  });

  test('a list ends with "y"', () => {
    expect(formatList(['primavera', 'verano', 'otoño'])).toBe('primavera, verano y otoño');
  });

  test('a colour name that opens a line starts with a capital', () => {
    expect(capitalize('azul marino')).toBe('Azul marino');
  });
});
