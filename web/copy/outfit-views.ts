import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const outfitViewsCopy = {
  label: 'Vistas de tus outfits',
  views: { outfits: 'Outfits', calendario: 'Calendario', maleta: 'Maleta', capsula: 'Cápsula' },
  print: 'Imprimir',
  share: 'Compartir la lista',
  copied: 'Lista copiada',
  copiedText: 'Pégala donde quieras.',
  shareFailed: 'No se pudo compartir la lista',
  gaps: {
    title: 'Lo que más le aportaría a tu vestidor',
    store: 'En la tienda',
  },
  looks: {
    title: 'Con qué combina',
    text: (outfits: number) =>
      outfits === 0
        ? 'Todavía no encaja en ningún buen outfit de tu vestidor.'
        : `Forma parte de ${formatPlural(outfits, 'buena combinación', 'buenas combinaciones')} de tu ropa. Aquí, la mejor para cada momento.`,
    open: 'Abrir en el tablero:',
    complete: 'Completa el look',
    failed: 'No hemos podido buscar sus outfits.',
  },
  suitcase: {
    title: 'Maleta',
    lead: 'Lo justo para ir bien todos los días: arriba, algo limpio cada mañana; abajo y en los pies, lo que se puede repetir sin que se note.',
    start: 'Primer día',
    length: 'Días',
    days: (count: number) => formatPlural(count, 'día', 'días'),
    coldest: 'Mínima',
    warmest: 'Máxima',
    degrees: '°C',
    hint: 'Si sabes qué tiempo hará, la maleta cuenta con ello.',
    eachDay: 'Día a día',
    button: 'Hacer la maleta',
    busy: 'Haciendo la maleta…',
    result: (garments: number, days: number) =>
      `${formatPlural(garments, 'prenda', 'prendas')} para ${formatPlural(days, 'día', 'días')}`,
    packed: (packed: number, all: number) => `${formatCount(packed)} de ${formatCount(all)} en la maleta`,
    nothing: 'Con lo que tienes no sale un outfit para este día.',
    failed: 'No se pudo hacer la maleta',
    listTitle: (days: number) => `Maleta para ${formatPlural(days, 'día', 'días')}`,
    save: 'Llevar al calendario',
    saved: 'Los días están en tu calendario',
  },
  empty: {
    title: 'Primero, tu ropa',
    text: 'Todo sale de las prendas que tengas aquí. Con diez ya hay de dónde elegir.',
    scan: 'Escanear prendas',
  },
  capsule: {
    title: 'Cápsula',
    lead: 'El mínimo de prendas con las que salen los outfits que pidas. Lo demás puede descansar.',
    outfits: 'Outfits que quieres',
    atLeast: (count: number) => `${formatCount(count)} o más`,
    season: 'Temporada',
    anySeason: 'Todo el año',
    result: (garments: number, outfits: number) =>
      `${formatPlural(garments, 'prenda', 'prendas')}, ${formatPlural(outfits, 'outfit', 'outfits')}`,
    short: (outfits: number) =>
      `De tu vestidor salen ${formatPlural(outfits, 'outfit', 'outfits')} así: no llega a los que pides.`,
    pieces: 'Las prendas',
    looks: 'Algunos de sus outfits',
    none: 'Todavía no hay prendas con las que formar una cápsula: hacen falta al menos algo para arriba, algo para abajo y unos zapatos.',
    failed: 'No se pudo calcular la cápsula',
    listTitle: (garments: number) => `Cápsula de ${formatPlural(garments, 'prenda', 'prendas')}`,
  },
} as const;
