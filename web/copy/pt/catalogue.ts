import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const catalogueCopy: Translation<typeof import('../catalogue.ts').catalogueCopy> = {
  meta: {
    title: 'Inventário',
    description: 'Toda a tua roupa, com o preço, os usos e o que te custa cada um.',
  },
  title: 'Inventário do meu guarda-roupa',
  lead: 'Para imprimir ou guardar em PDF: também serve para o seguro da casa.',
  print: 'Imprimir ou guardar em PDF',
  csv: 'Transferir CSV',
  csvName: 'vestidor-pecas.csv',
  made: (day, name) => `${name} · ${day}`,
  empty: {
    title: 'Ainda não há nada para inventariar',
    text: 'Quando tiveres peças no teu guarda-roupa, aparecem aqui com o preço e os usos.',
  },
  totals: {
    garments: 'Peças',
    value: 'Pago no total',
    average: 'Custo médio por uso',
    unpriced: (count) =>
      count === 1
        ? 'Uma peça sem preço não conta no total.'
        : `${formatCount(count)} peças sem preço não contam no total.`,
  },
  none: '—',
  size: (size) => `Tamanho ${size}`,
  since: (day) => `Desde ${day}`,
  perWear: (amount) => `${amount} por uso`,
  wears: (times) => (times === 0 ? 'Sem usos' : formatPlural(times, 'uso', 'usos')),
  sum: (count, amount) => `${formatCount(count)} · ${amount}`,
};
