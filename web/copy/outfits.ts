import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const outfitsCopy = {
  generator: {
    button: 'Generar outfits',
    busy: 'Combinando tus prendas…',
    left: (left: number, perDay: number) =>
      left === 0
        ? `Has usado las ${formatCount(perDay)} generaciones de hoy`
        : `Te ${left === 1 ? 'queda' : 'quedan'} ${formatCount(left)} de ${formatCount(perDay)} generaciones hoy`,
    missingTitle: 'Lo que le falta a tu vestidor',
    scanMore: 'Ir al escáner',
    toasts: {
      done: 'Outfits generados',
      doneText: (count: number) =>
        count === 1
          ? 'Se ha generado 1 nuevo outfit con IA'
          : `Se han generado ${formatCount(count)} nuevos outfits con IA`,
      failed: 'No se pudieron generar outfits',
    },
  },
  tab: {
    filters: 'Filtros de tus outfits',
    create: 'Crear outfit',
    shown: (shown: number, total: number) =>
      shown === total
        ? formatPlural(total, 'outfit', 'outfits')
        : `${formatCount(shown)} de ${formatPlural(total, 'outfit', 'outfits')}`,
  },
  empty: {
    title: 'Aún no hay outfits',
    text: 'Genera los primeros con IA o combina tus prendas a mano, pieza a pieza.',
  },
  noResults: {
    title: 'Ningún outfit para ese momento',
    text: 'Prueba otra ocasión o temporada, o genera uno nuevo.',
  },
  card: {
    ai: 'IA',
    aiLong: 'Generado con IA',
    fresh: 'Nuevo',
    board: (pieces: string) => `Composición de ${pieces}`,
    score: 'puntuación IA',
    scoreOpen: 'Ver por qué',
    parts: 'La puntuación, parte a parte',
    items: (count: number) => formatPlural(count, 'prenda', 'prendas'),
    timesWorn: (count: number) => (count === 0 ? 'Sin usos' : formatPlural(count, 'uso', 'usos')),
    wear: 'Me lo pongo hoy',
    more: (name: string) => `Más acciones para ${name}`,
    share: 'Compartir',
    remove: 'Eliminar',
  },
  toasts: {
    wornText: (name: string, total: number) => `${name}: ${formatPlural(total, 'uso', 'usos')} en total`,
    saved: 'Outfit guardado',
    saveFailed: 'No se pudo guardar el outfit',
    created: 'Outfit creado',
    removed: 'Outfit eliminado',
    removeFailed: 'No se pudo eliminar el outfit',
  },
  remove: {
    title: (name: string) => `¿Eliminar «${name}»?`,
    text: 'Se borra la combinación; las prendas se quedan en tu vestidor.',
  },
  builder: {
    createTitle: 'Crear un outfit',
    createText: 'Combina tus prendas manualmente',
    editTitle: 'Editar el outfit',
    namePlaceholder: 'Domingo de mercado',
    description: 'Descripción',
    pieces: 'Piezas',
    chosen: (count: number, max: number) => `${formatCount(count)} de ${formatCount(max)} como máximo`,
    search: 'Buscar entre tus prendas',
    pick: (name: string) => `Añadir ${name}`,
    unpick: (name: string) => `Quitar ${name}`,
    none: 'Ninguna prenda coincide',
    noGarments: 'Para combinar hacen falta al menos dos prendas.',
    allCategories: 'Todo',
    create: 'Guardar outfit',
    save: 'Guardar cambios',
    saving: 'Guardando…',
    kept: 'No se ha guardado, pero tu combinación sigue aquí.',
    errors: {
      name: 'Ponle un nombre al outfit',
      tooLong: (max: number) => `Como mucho ${formatCount(max)} caracteres`,
      fewGarments: 'Elige al menos dos prendas',
    },
  },
} as const;
