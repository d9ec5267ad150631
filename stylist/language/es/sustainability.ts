import type { SustainabilityWords } from '../shape/words.ts';

const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const pieces = (count: number) => `${count} ${count === 1 ? 'prenda' : 'prendas'}`;

export const sustainability: SustainabilityWords = {
  formula:
    'Hasta 50 puntos por la parte de tu armario que has usado en los últimos 90 días, hasta 30 por acercarte a ' +
    '30 usos por prenda al año y hasta 20 por alargarles la vida. Las prendas recién llegadas no restan.',
  use: {
    label: 'Armario en uso',
    early: 'Tus prendas acaban de llegar: aún es pronto para juzgar.',
    reason: (used, of, days) => `Has usado ${used} de ${pieces(of)} en los últimos ${days} días.`,
  },
  wears: {
    label: 'Usos por prenda',
    early: (target) => `La meta es llegar a ${target} usos por prenda en un año.`,
    reason(average, target) {
      const wears = decimal.format(average);
      return `Cada prenda lleva ${wears} ${wears === '1' ? 'uso' : 'usos'} de media; la meta es llegar a ${target} en un año.`;
    },
  },
  care: {
    label: 'Larga vida',
    early: 'Cuida lo que llegue y te durará años.',
    reason: (lasting, of) =>
      `${pieces(lasting)} de ${of} ${lasting === 1 ? 'está' : 'están'} en buen estado o ${lasting === 1 ? 'sigue' : 'siguen'} en uso.`,
  },
};
