import type { DayWords } from '../shape/words.ts';
import { purposeOf } from './purposes.ts';

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];

const seasons = {
  spring: { day: 'spring', when: 'in spring' },
  summer: { day: 'summer', when: 'in summer' },
  fall: { day: 'autumn', when: 'in autumn' },
  winter: { day: 'winter', when: 'in winter' },
} as const;

const layers = ['no layers', 'a single layer', 'two layers', 'three layers'];

export const day: DayWords = {
  purposeOf,
  season: (season) => seasons[season],
  degrees(temperatureC) {
    const degrees = `${Math.round(temperatureC)} °C`.replace('-', '−');
    return { day: `a day at ${degrees}`, when: `at ${degrees}` };
  },
  indoors: { day: 'a place indoors', when: 'indoors' },
  layers: (count) => layers[count] ?? '',
  span(days) {
    if (days >= 366) return 'over a year';
    const months = Math.floor(days / 30);
    if (months >= 2) return `${numbers[Math.min(11, months)]} months`;
    return `${numbers[Math.floor(days / 7)]} weeks`;
  },
};
