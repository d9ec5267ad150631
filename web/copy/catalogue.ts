import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const catalogueCopy = {
  meta: {
    title: 'Inventario',
    description: 'Todas tus prendas con su precio, sus usos y lo que te cuesta cada uno.',
  },
  title: 'Inventario de mi vestidor',
  lead: 'Para imprimirlo o guardarlo en PDF: sirve también para el seguro del hogar.',
  print: 'Imprimir o guardar en PDF',
  csv: 'Descargar CSV',
  csvName: 'vestidor-prendas.csv',
  made: (day: string, name: string) => `${name} · ${day}`,
  empty: {
    title: 'Aún no hay nada que inventariar',
    text: 'Cuando tengas prendas en tu vestidor, aquí saldrán con su precio y sus usos.',
  },
  totals: {
    garments: 'Prendas',
    value: 'Pagado en total',
    average: 'Coste medio por uso',
    unpriced: (count: number) =>
      count === 1
        ? 'Una prenda sin precio no cuenta en el total.'
        : `${formatCount(count)} prendas sin precio no cuentan en el total.`,
  },
  none: '—',
  size: (size: string) => `Talla ${size}`,
  since: (day: string) => `Desde el ${day}`,
  perWear: (amount: string) => `${amount} por uso`,
  wears: (times: number) => (times === 0 ? 'Sin usos' : formatPlural(times, 'uso', 'usos')),
  sum: (count: number, amount: string) => `${formatCount(count)} · ${amount}`,
} as const;
