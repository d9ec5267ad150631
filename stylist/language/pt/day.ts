import type { DayWords } from '../shape/words.ts';
import { purposeOf } from './purposes.ts';

/** In the gender of weeks and of months. */
const numbers = [
  ['zero', 'zero'],
  ['uma', 'um'],
  ['duas', 'dois'],
  ['três', 'três'],
  ['quatro', 'quatro'],
  ['cinco', 'cinco'],
  ['seis', 'seis'],
  ['sete', 'sete'],
  ['oito', 'oito'],
  ['nove', 'nove'],
  ['dez', 'dez'],
  ['onze', 'onze'],
] as const;

const seasons = {
  spring: { day: 'a primavera', when: 'na primavera' },
  summer: { day: 'o verão', when: 'no verão' },
  fall: { day: 'o outono', when: 'no outono' },
  winter: { day: 'o inverno', when: 'no inverno' },
} as const;

const layers = ['nenhuma camada', 'uma só camada', 'duas camadas', 'três camadas'];

export const day: DayWords = {
  purposeOf,
  season: (season) => seasons[season],
  degrees(temperatureC) {
    const degrees = `${Math.round(temperatureC)} °C`.replace('-', '−');
    return { day: `um dia de ${degrees}`, when: `a ${degrees}` };
  },
  indoors: { day: 'um espaço fechado', when: 'num espaço fechado' },
  layers: (count) => layers[count] ?? '',
  span(days) {
    if (days >= 366) return 'mais de um ano';
    const months = Math.floor(days / 30);
    if (months >= 2) return `${numbers[Math.min(11, months)]?.[1]} meses`;
    return `${numbers[Math.floor(days / 7)]?.[0]} semanas`;
  },
};
