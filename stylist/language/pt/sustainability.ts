import type { SustainabilityWords } from '../shape/words.ts';

const decimal = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });
const pieces = (count: number) => `${count} ${count === 1 ? 'peça' : 'peças'}`;

export const sustainability: SustainabilityWords = {
  formula:
    'Até 50 pontos pela parte do teu guarda-roupa que usaste nos últimos 90 dias, até 30 por te aproximares dos ' +
    '30 usos por peça ao ano e até 20 por lhes prolongares a vida. As peças recém-chegadas não descontam.',
  use: {
    label: 'Guarda-roupa em uso',
    early: 'As tuas peças acabam de chegar: ainda é cedo para julgar.',
    reason: (used, of, days) => `Usaste ${used} de ${pieces(of)} nos últimos ${days} dias.`,
  },
  wears: {
    label: 'Usos por peça',
    early: (target) => `A meta é chegar a ${target} usos por peça num ano.`,
    reason(average, target) {
      const wears = decimal.format(average);
      return `Cada peça tem ${wears} ${wears === '1' ? 'uso' : 'usos'} em média; a meta é chegar a ${target} num ano.`;
    },
  },
  care: {
    label: 'Vida longa',
    early: 'Cuida do que chegar e vai durar-te anos.',
    reason: (lasting, of) =>
      `${lasting} de ${pieces(of)} ${lasting === 1 ? 'está' : 'estão'} em bom estado ou ${lasting === 1 ? 'continua' : 'continuam'} em uso.`,
  },
};
