import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const analyticsCopy = {
  loading: 'Contando tus usos',
  failed: {
    title: 'No hemos podido contar tus usos',
    text: 'Tus prendas siguen guardadas. Comprueba la conexión y vuelve a intentarlo.',
  },
  empty: {
    title: 'Aquí verás tu armario en cifras',
    text: 'Con la primera prenda empiezan las cuentas: qué te pones, cuánto te cuesta cada uso y de qué colores vistes.',
    action: 'Escanear una prenda',
  },
  figures: {
    wears: 'Usos en doce meses',
    wearsNote: 'Uno por prenda y día',
    cost: 'Coste por uso',
    costNote: 'De media, con precio y usos',
    costUnknown: 'Añade precios y usos',
    active: 'En uso',
    activeNote: (active: number, total: number) =>
      `${formatCount(active)} de ${formatPlural(total, 'prenda', 'prendas')}`,
    unused: 'Sin usar',
    unusedNote: (days: number) => `Ni una vez en ${formatCount(days)} días`,
  },
  months: {
    title: 'Lo que te has puesto',
    caption: 'Usos de prendas por mes',
    heads: ['Mes', 'Usos'] as const,
    empty: 'Todavía no hay ningún uso. Marca «Me la pongo hoy» en una prenda y aquí saldrá la primera barra.',
    emptyAction: 'Ir a mis prendas',
    best: (month: string, wears: number) =>
      `Tu mejor mes fue ${month}, con ${formatPlural(wears, 'uso', 'usos')}.`,
  },
  cost: {
    title: 'Lo que te cuesta cada vez',
    best: 'Mejor aprovechadas',
    worst: 'Por amortizar',
    garment: 'Prenda',
    perWear: 'Por uso',
    sum: (price: string, wears: number) => `${price} en ${formatPlural(wears, 'uso', 'usos')}`,
    empty: 'Cuando una prenda tenga precio y algún uso, sabrás lo que te cuesta cada vez que te la pones.',
  },
  colors: {
    title: 'De qué color vistes',
    caption: 'Colores de tu armario',
    heads: ['Color', 'Parte del armario'] as const,
    neutral: 'neutros',
    note: 'Cada prenda pesa lo mismo. Los neutros son los que combinan con casi todo: también el marino y el camel.',
    rest: (count: number) => `y ${formatPlural(count, 'color más', 'colores más')}`,
  },
  unused: {
    title: 'Las que esperan',
    note: (days: number) =>
      `Prendas sin usos anotados o que no te pones desde hace más de ${formatCount(days)} días. Sácalas, arréglalas o búscales otra casa.`,
    never: 'Sin usos',
    daysAgo: (days: number) => `Hace ${formatPlural(days, 'día', 'días')}`,
    more: (count: number) => `y ${formatPlural(count, 'prenda más', 'prendas más')}`,
    none: (days: number) => `Ninguna: te lo has puesto todo en los últimos ${formatCount(days)} días.`,
  },
  mostWorn: {
    title: 'Las de siempre',
    wears: (count: number) => formatPlural(count, 'uso', 'usos'),
  },
} as const;
