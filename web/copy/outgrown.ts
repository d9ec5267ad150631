import { formatPlural } from '#web/format/numbers.ts';

export const outgrownCopy = {
  meta: {
    title: 'Se le ha quedado pequeña',
    description: 'La ropa que ya no le vale a cada peque, para pasarla al siguiente.',
  },
  title: 'Se le ha quedado pequeña',
  lead: (name: string) => `Por su talla, esto ya no le vale a ${name}.`,
  note: 'Al pasarla se va con su foto y sus usos, y los outfits que la llevan se deshacen.',
  notice: (count: number, name: string) =>
    `A ${name} ${count === 1 ? 'se le ha' : 'se le han'} quedado ${formatPlural(count, 'prenda pequeña', 'prendas pequeñas')}`,
  size: (size: string) => `Talla ${size}`,
  to: (name: string) => `Para ${name}`,
  toOwn: 'Para mi vestidor',
  more: (name: string) => `Más opciones para ${name}`,
  depart: 'Ya no la tengo',
  given: (garment: string, name: string) => `«${garment}» es ahora de ${name}`,
  givenToOwn: (garment: string) => `«${garment}» está en tu vestidor`,
  failed: 'No se ha podido pasar la prenda',
  empty: {
    title: 'Todo le vale',
    text: (name: string) =>
      `Ninguna prenda de ${name} tiene una talla menor que la suya. Ponle talla a cada prenda y cambia la suya cuando crezca.`,
    action: 'Ver su vestidor',
  },
  own: {
    title: 'Esto es de los peques',
    text: 'Abre el vestidor de uno de ellos y aquí verás lo que se le ha quedado pequeño.',
    action: 'Ver los vestidores',
  },
} as const;
