import type { DayWords } from '../shape/words.ts';
import { purposeOf } from './purposes.ts';

const numbers = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
];

const seasons = {
  spring: { day: 'la primavera', when: 'en primavera' },
  summer: { day: 'el verano', when: 'en verano' },
  fall: { day: 'el otoño', when: 'en otoño' },
  winter: { day: 'el invierno', when: 'en invierno' },
} as const;

const layers = ['ninguna capa', 'una sola capa', 'dos capas', 'tres capas'];

export const day: DayWords = {
  purposeOf,
  season: (season) => seasons[season],
  degrees(temperatureC) {
    const degrees = `${Math.round(temperatureC)} °C`.replace('-', '−');
    return { day: `un día de ${degrees}`, when: `a ${degrees}` };
  },
  indoors: { day: 'un sitio cerrado', when: 'bajo techo' },
  layers: (count) => layers[count] ?? '',
  span(days) {
    if (days >= 366) return 'más de un año';
    const months = Math.floor(days / 30);
    if (months >= 2) return `${numbers[Math.min(11, months)]} meses`;
    return `${numbers[Math.floor(days / 7)]} semanas`;
  },
};
