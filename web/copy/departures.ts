import type { Departure } from '#contract/departure.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import { formatPlural } from '#web/format/numbers.ts';

const ways = {
  sold: 'Vendida',
  given: 'Regalada',
  donated: 'Donada',
  discarded: 'Desechada',
} satisfies Record<Departure['how'], string>;

export const departuresCopy = {
  meta: {
    title: 'Se fueron',
    description: 'Las prendas que has vendido, regalado o donado, con lo que te costó cada uso.',
  },
  lead: 'Ya no están en tu vestidor, pero sus usos siguen contando en tu año.',
  open: 'Ver las que se fueron',
  ways,
  dialog: {
    title: (name: string) => `Ya no tengo «${name}»`,
    lead: 'Sale de tu vestidor con los outfits que la llevan. Sus usos se quedan en tu historia.',
    how: 'Cómo se fue',
    day: 'Qué día',
    received: (symbol: string) => `Cuánto te han dado (${symbol})`,
    receivedHint: 'Lo restamos de lo que te costó cada uso.',
    save: 'Sacarla del vestidor',
  },
  inFuture: 'Ese día no ha llegado todavía.',
  left: (name: string) => `«${name}» ha salido de tu vestidor`,
  leftFailed: 'No se ha podido sacar del vestidor',
  more: (name: string) => `Más opciones de ${name}`,
  erase: {
    open: 'Eliminar del todo',
    title: (name: string) => `¿Eliminar «${name}» del todo?`,
    text: 'Se borran la prenda, su foto, sus usos y los outfits que la llevaban. También deja de contar en tu año.',
    done: (name: string) => `De «${name}» ya no queda nada.`,
  },
  back: 'Devolver al vestidor',
  returned: (name: string) => `«${name}» vuelve a tu vestidor`,
  returnFailed: 'No se ha podido devolver al vestidor',
  sentence: ({ how, day }: Departure, received: string | null) =>
    `${ways[how]} el ${formatDayOfYear(day)}${received === null ? '' : ` por ${received}`}`,
  wears: (count: number, cost: string | null) =>
    `${formatPlural(count, 'uso', 'usos')}${cost === null ? '' : `, a ${cost} cada uno`}`,
  total: (garments: number, sold: number, received: string | null) => {
    const gone = formatPlural(garments, 'prenda', 'prendas');
    if (sold === 0) return `${gone}, ninguna vendida.`;
    return `${gone}, ${formatPlural(sold, 'vendida', 'vendidas')}${received === null ? '' : `: han vuelto ${received}`}.`;
  },
  empty: {
    title: 'No se ha ido ninguna',
    text: 'Cuando vendas, regales o dones una prenda, elige «Ya no la tengo» en su menú: sale de tu vestidor y se queda apuntada aquí.',
  },
} as const;
