import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const yearCopy: Translation<typeof import('../year.ts').yearCopy> = {
  meta: {
    title: 'O teu ano em roupa',
    description: 'O que vestiste este ano: as peças de sempre, as tuas cores e o que te custou cada uso.',
  },
  title: (year) => `O teu ${year} em roupa`,
  lead: (days) =>
    days === 1
      ? 'O que conta o dia que anotaste.'
      : `O que contam os ${formatCount(days)} dias que anotaste.`,
  choose: 'Ano',
  open: 'Ver o teu ano em roupa',
  share: 'Partilhar o meu ano',
  empty: {
    title: (year) => `Em ${year} não anotaste nada`,
    text: 'Marca «Vou vestir» num outfit ou «Uso-a hoje» numa peça, e aqui vais vendo o teu ano.',
    action: 'Ver o outfit de hoje',
  },
  figures: {
    days: 'Dias anotados',
    wears: (count) => formatPlural(count, 'uso', 'usos'),
    worn: 'Peças que vestiste',
    wornNote: (total) => `de ${formatPlural(total, 'peça', 'peças')} do teu guarda-roupa`,
    run: 'Dias sem repetir roupa',
    runNote: (from, to) => `Dos anotados de ${from} a ${to}`,
    runNone: 'Ainda não chega a dois',
    cost: 'Custo por uso do que é novo',
    costNote: 'Do que entrou este ano',
    costUnknown: 'Faltam preços ou usos',
  },
  mostWorn: { title: 'O que mais vestiste', wears: (count) => formatPlural(count, 'vez', 'vezes') },
  months: { title: 'Mês a mês', caption: 'Usos de peças por mês', heads: ['Mês', 'Usos'] },
  colors: {
    title: 'As tuas cores',
    caption: 'Cores do que vestiste',
    heads: ['Cor', 'Parte dos usos'],
  },
  added: {
    title: 'O que entrou no teu guarda-roupa',
    garments: (count, spent) =>
      `${formatPlural(count, 'peça nova', 'peças novas')}${spent === null ? '' : `, ${spent} no total`}.`,
    none: 'Nada: vestiste-te com o que já tinhas.',
    unworn: (count) =>
      count === 1
        ? 'Uma delas continua sem usos anotados este ano.'
        : `${formatCount(count)} delas continuam sem usos anotados este ano.`,
    best: (name, cost) => `A melhor compra: ${name}, a ${cost} por uso.`,
  },
  departed: {
    title: 'O que saiu',
    garments: (sold, given, received) => {
      const parts = [
        ...(sold > 0 ? [formatPlural(sold, 'peça vendida', 'peças vendidas')] : []),
        ...(given > 0 ? [formatPlural(given, 'oferecida ou doada', 'oferecidas ou doadas')] : []),
      ];
      return `${parts.join(' e ')}${received === null ? '' : `: ${received} de volta`}.`;
    },
    cost: (cost) => `Com isso descontado, cada uso ficou-te a ${cost}.`,
  },
  picture: {
    title: 'O teu ano, numa imagem',
    description: 'É feita no teu dispositivo, com desenhos e recortes das tuas peças, sem nomes nem preços.',
    alt: (year) => `Imagem vertical com o teu ${year} em roupa: dias, usos, peças mais vestidas e cores`,
    heading: (year) => `O meu ${year} em roupa`,
    days: (count) => (count === 1 ? 'dia anotado' : 'dias anotados'),
    worn: (count) => (count === 1 ? 'peça vestida' : 'peças vestidas'),
    run: (count) => (count === 1 ? 'dia sem repetir' : 'dias sem repetir'),
    most: 'O que mais vesti',
    file: (year) => `vestidor-${year}.png`,
  },
};
