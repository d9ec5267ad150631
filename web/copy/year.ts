import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const yearCopy = {
  meta: {
    title: 'Tu año en ropa',
    description:
      'Lo que te has puesto este año: las prendas de siempre, tus colores y lo que te ha costado cada uso.',
  },
  title: (year: number) => `Tu ${year} en ropa`,
  lead: (days: number) =>
    `Lo que cuentan ${days === 1 ? 'el día que anotaste' : `los ${formatCount(days)} días que anotaste`}.`,
  choose: 'Año',
  open: 'Ver tu año en ropa',
  share: 'Compartir mi año',
  empty: {
    title: (year: number) => `En ${year} no has anotado nada`,
    text: 'Marca «Me lo pongo» en un outfit o «Me la pongo hoy» en una prenda, y aquí irás viendo tu año.',
    action: 'Ver el outfit de hoy',
  },
  figures: {
    days: 'Días anotados',
    wears: (count: number) => formatPlural(count, 'uso', 'usos'),
    worn: 'Prendas que te pusiste',
    wornNote: (total: number) => `de ${formatPlural(total, 'prenda', 'prendas')} de tu vestidor`,
    run: 'Días sin repetir ropa',
    runNote: (from: string, to: string) => `De los anotados del ${from} al ${to}`,
    runNone: 'Aún no llega a dos',
    cost: 'Coste por uso de lo nuevo',
    costNote: 'De lo que entró este año',
    costUnknown: 'Faltan precios o usos',
  },
  mostWorn: { title: 'Lo que más te pusiste', wears: (count: number) => formatPlural(count, 'vez', 'veces') },
  months: { title: 'Mes a mes', caption: 'Usos de prendas por mes', heads: ['Mes', 'Usos'] as const },
  colors: {
    title: 'Tus colores',
    caption: 'Colores de lo que te pusiste',
    heads: ['Color', 'Parte de los usos'] as const,
  },
  added: {
    title: 'Lo que entró en tu vestidor',
    garments: (count: number, spent: string | null) =>
      `${formatPlural(count, 'prenda nueva', 'prendas nuevas')}${spent === null ? '' : `, ${spent} en total`}.`,
    none: 'Nada: te has vestido con lo que ya tenías.',
    unworn: (count: number) =>
      count === 1
        ? 'Una de ellas sigue sin usos anotados este año.'
        : `${formatCount(count)} de ellas siguen sin usos anotados este año.`,
    best: (name: string, cost: string) => `La mejor compra: ${name}, a ${cost} por uso.`,
  },
  departed: {
    title: 'Lo que se fue',
    garments: (sold: number, given: number, received: string | null) => {
      const parts = [
        ...(sold > 0 ? [formatPlural(sold, 'prenda vendida', 'prendas vendidas')] : []),
        ...(given > 0 ? [formatPlural(given, 'que se fue sin venderse', 'que se fueron sin venderse')] : []),
      ];
      return `${parts.join(' y ')}${received === null ? '' : `: han vuelto ${received}`}.`;
    },
    cost: (cost: string) => `Con eso descontado, cada uso te salió a ${cost}.`,
  },
  picture: {
    title: 'Tu año, en una imagen',
    description:
      'Se hace en tu dispositivo. Lleva dibujos y recortes de tus prendas, sin nombres ni precios.',
    alt: (year: number) =>
      `Imagen vertical con tu ${year} en ropa: días, usos, prendas más puestas y colores`,
    heading: (year: number) => `Mi ${year} en ropa`,
    days: (count: number) => (count === 1 ? 'día anotado' : 'días anotados'),
    worn: (count: number) => (count === 1 ? 'prenda puesta' : 'prendas puestas'),
    run: (count: number) => (count === 1 ? 'día sin repetir' : 'días sin repetir'),
    most: 'Lo que más me puse',
    file: (year: number) => `vestidor-${year}.png`,
  },
} as const;
