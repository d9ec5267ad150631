import { formatCount, formatPlural } from '#web/format/numbers.ts';

const fewOutfits = 5;
const periods = { month: 'este mes', year: 'este año' } as const;

export const wishesCopy = {
  meta: {
    title: 'Tus deseos',
    description: 'Lo que te gustaría tener, lo que añadiría a tu vestidor y lo que te queda por gastar.',
  },
  lead: 'Antes de comprar: qué añadiría cada uno a lo que ya tienes.',
  add: 'Apuntar un deseo',
  list: 'Deseos',
  budget: {
    title: 'Lo que gastas en ropa',
    month: 'Este mes',
    year: 'Este año',
    left: (amount: string, limit: string) => `Te quedan ${amount} de ${limit}`,
    over: (amount: string, limit: string) => `Te has pasado ${amount} de ${limit}`,
    none: 'Sin presupuesto',
    change: 'Poner presupuesto',
    byCategory: 'Este año, por categorías',
    garments: (count: number) => formatPlural(count, 'prenda', 'prendas'),
    counted: 'Contamos el precio de lo que entra en tu vestidor.',
    dialog: {
      title: 'Tu presupuesto de ropa',
      text: 'Te avisamos en cada deseo que se pase. Déjalo en blanco si no quieres límite.',
      month: (symbol: string) => `Al mes (${symbol})`,
      year: (symbol: string) => `Al año (${symbol})`,
      saved: 'Presupuesto guardado',
      failed: 'No se ha podido guardar el presupuesto',
    },
  },
  outfits: (count: number) =>
    count === 0
      ? 'Con lo que tienes no completa ningún outfit nuevo.'
      : `Entraría en ${count === 1 ? 'un outfit nuevo' : `${formatCount(count)} outfits nuevos`} con lo que tienes.`,
  alike: 'Ya tienes una que hace lo mismo',
  alikeWorn: (name: string, times: number) =>
    times === 0 ? `${name}, sin usar` : `${name}, ${formatPlural(times, 'uso', 'usos')}`,
  plenty: (owned: number, idle: number) =>
    idle === 0
      ? `De este tipo ya tienes ${formatCount(owned)}.`
      : `De este tipo ya tienes ${formatCount(owned)}, y ${idle === 1 ? 'una lleva' : `${formatCount(idle)} llevan`} mucho sin salir.`,
  spare: {
    title: 'Tres que sobran antes de una nueva',
    titleOfFewer: 'Lo que sobra antes de una nueva',
    text: 'De lo que tienes, lo que menos echarías de menos. Contamos usos, parecidos y outfits; los recuerdos, tus favoritas y lo nuevo no entran.',
    reason: (facts: { others: number; outfits: number; lastWorn: string | null; since: string }) => {
      const { others, outfits, lastWorn, since } = facts;
      const idle = lastWorn === null ? `está sin usar desde ${since}` : `no sale desde ${lastWorn}`;
      if (others > 0)
        return `Tienes ${others === 1 ? 'otra casi igual' : `otras ${formatCount(others)} casi iguales`}, y esta ${idle}.`;
      const start = idle.charAt(0).toLocaleUpperCase('es-ES') + idle.slice(1);
      if (outfits === 0) return `${start}, y con lo que tienes no completa ningún outfit.`;
      return outfits <= fewOutfits
        ? `${start}, y solo entra en ${formatPlural(outfits, 'outfit', 'outfits')}.`
        : `${start}.`;
    },
    sell: 'Vender',
    give: 'Dar',
    keep: 'Me la quedo',
    sellNamed: (name: string) => `Vender ${name}`,
    giveNamed: (name: string) => `Dar ${name}`,
    keepNamed: (name: string) => `Me quedo ${name}`,
    kept: (name: string) => `«${name}» se queda. En un año no volvemos a preguntar.`,
  },
  beyond: (period: keyof typeof periods, amount: string) =>
    `Con este te pasas ${amount} del presupuesto de ${periods[period]}.`,
  reduced: (amount: string) =>
    `Ha bajado desde que lo guardaste. El precio más bajo de los 30 días anteriores era ${amount}.`,
  inShop: 'En nuestra tienda',
  see: 'Ver en la tienda',
  page: 'Ver la página',
  removeNamed: (name: string) => `Quitar ${name} de tus deseos`,
  removed: 'Deseo quitado',
  removeFailed: 'No se ha podido quitar el deseo',
  form: {
    text: 'De cualquier tienda. Lo que está en la nuestra se apunta con su corazón.',
    name: 'Qué es',
    namePlaceholder: 'Abrigo largo de lana',
    choose: 'Elige',
    price: (symbol: string) => `Precio (${symbol})`,
    page: 'Dirección de su página',
    submit: 'Apuntar',
    added: 'Deseo apuntado',
    failed: 'No se ha podido apuntar el deseo',
  },
  failed: {
    title: 'No hemos podido cargar tus deseos',
    text: 'Siguen guardados. Comprueba la conexión y vuelve a intentarlo.',
  },
  empty: {
    title: 'Tu lista de deseos está vacía',
    text: 'Apunta lo que te gusta, sea de donde sea, y mira si de verdad te hace falta.',
    store: 'Ver la tienda',
  },
} as const;
