import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const analyticsCopy: Translation<typeof import('../analytics.ts').analyticsCopy> = {
  loading: 'A contar os teus usos',
  failed: {
    title: 'Não conseguimos contar os teus usos',
    text: 'As tuas peças continuam guardadas. Verifica a ligação e tenta de novo.',
  },
  empty: {
    title: 'Aqui vais ver o teu guarda-roupa em números',
    text: 'As contas começam com a primeira peça: o que vestes, quanto te custa cada uso e de que cores te vestes.',
    action: 'Digitalizar uma peça',
  },
  figures: {
    wears: 'Usos em doze meses',
    wearsNote: 'Um por peça e dia',
    cost: 'Custo por uso',
    costNote: 'Em média, com preço e usos',
    costUnknown: 'Adiciona preços e usos',
    active: 'Em uso',
    activeNote: (active, total) => `${formatCount(active)} de ${formatPlural(total, 'peça', 'peças')}`,
    unused: 'Sem uso',
    unusedNote: (days) => `Nem uma vez em ${formatCount(days)} dias`,
  },
  months: {
    title: 'O que vestiste',
    caption: 'Usos de peças por mês',
    heads: ['Mês', 'Usos'],
    empty: 'Ainda não há usos. Marca «Uso-a hoje» numa peça e a primeira barra aparece aqui.',
    emptyAction: 'Ir para as minhas peças',
    best: (month, wears) => `O teu melhor mês foi ${month}, com ${formatPlural(wears, 'uso', 'usos')}.`,
  },
  cost: {
    title: 'O que te custa cada vez',
    best: 'Mais bem aproveitadas',
    worst: 'Por amortizar',
    garment: 'Peça',
    perWear: 'Por uso',
    sum: (price, wears) => `${price} em ${formatPlural(wears, 'uso', 'usos')}`,
    empty: 'Quando uma peça tiver preço e algum uso, vais saber quanto te custa cada vez que a vestes.',
  },
  colors: {
    title: 'De que cor te vestes',
    caption: 'Cores do teu guarda-roupa',
    heads: ['Cor', 'Parte do guarda-roupa'],
    neutral: 'neutros',
    note: 'Todas as peças pesam o mesmo. Os neutros são os que combinam com quase tudo: também o azul-marinho e o camel.',
    rest: (count) => `e mais ${formatPlural(count, 'cor', 'cores')}`,
  },
  unused: {
    title: 'As que esperam',
    note: (days) =>
      `Peças sem usos anotados ou que não vestes há mais de ${formatCount(days)} dias. Tira-as do armário, arranja-as ou procura-lhes outra casa.`,
    never: 'Sem usos',
    daysAgo: (days) => `Há ${formatPlural(days, 'dia', 'dias')}`,
    more: (count) => `e mais ${formatPlural(count, 'peça', 'peças')}`,
    none: (days) => `Nenhuma: vestiste tudo nos últimos ${formatCount(days)} dias.`,
  },
  mostWorn: {
    title: 'As de sempre',
    wears: (count) => formatPlural(count, 'uso', 'usos'),
  },
};
