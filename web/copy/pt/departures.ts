import type { Departure } from '#contract/departure.ts';
import type { Translation } from '#contract/languages.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import { formatPlural } from '#web/format/numbers.ts';

const ways = {
  sold: 'Vendida',
  given: 'Oferecida',
  donated: 'Doada',
  discarded: 'Descartada',
} satisfies Record<Departure['how'], string>;

export const departuresCopy: Translation<typeof import('../departures.ts').departuresCopy> = {
  meta: {
    title: 'Já saíram',
    description: 'As peças que vendeste, ofereceste ou doaste, com o que te custou cada uso.',
  },
  lead: 'Já não estão no teu guarda-roupa, mas os usos continuam a contar no teu ano.',
  open: 'Ver as que já saíram',
  ways,
  dialog: {
    title: (name) => `Já não tenho «${name}»`,
    lead: 'Sai do teu guarda-roupa com os outfits que a incluem. Os usos ficam na tua história.',
    how: 'Como saiu',
    day: 'Em que dia',
    received: (symbol) => `Quanto te deram (${symbol})`,
    receivedHint: 'Descontamos do que te custou cada uso.',
    save: 'Tirar do guarda-roupa',
  },
  inFuture: 'Esse dia ainda não chegou.',
  left: (name) => `«${name}» saiu do teu guarda-roupa`,
  leftFailed: 'Não foi possível tirá-la do guarda-roupa',
  more: (name) => `Mais opções de ${name}`,
  erase: {
    open: 'Eliminar de vez',
    title: (name) => `Eliminar «${name}» de vez?`,
    text: 'Apagam-se a peça, a foto, os usos e os outfits que a levavam. Também deixa de contar no teu ano.',
    done: (name) => `De «${name}» já não resta nada.`,
  },
  back: 'Devolver ao guarda-roupa',
  returned: (name) => `«${name}» volta ao teu guarda-roupa`,
  returnFailed: 'Não foi possível devolvê-la ao guarda-roupa',
  sentence: ({ how, day }, received) =>
    `${ways[how]} a ${formatDayOfYear(day)}${received === null ? '' : ` por ${received}`}`,
  wears: (count, cost) => `${formatPlural(count, 'uso', 'usos')}${cost === null ? '' : `, a ${cost} cada`}`,
  total: (garments, sold, received) => {
    const gone = formatPlural(garments, 'peça', 'peças');
    if (sold === 0) return `${gone}, nenhuma vendida.`;
    return `${gone}, ${formatPlural(sold, 'vendida', 'vendidas')}${received === null ? '' : `: ${received} de volta`}.`;
  },
  empty: {
    title: 'Ainda não saiu nenhuma',
    text: 'Quando venderes, ofereceres ou doares uma peça, escolhe «Já não a tenho» no menu dela: sai do teu guarda-roupa e fica registada aqui.',
  },
};
