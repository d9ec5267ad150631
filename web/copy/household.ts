import { formatPlural } from '#web/format/numbers.ts';

export const householdCopy = {
  titleOf: (name: string) => `Vestidor de ${name}`,
  notice: (name: string) => `Estás en el vestidor de ${name}.`,
  back: 'Volver al mío',
  own: 'Mi Vestidor',
  switch: 'Cambiar de vestidor',
  manage: 'Añadir o cambiar vestidores',
  openFailed: 'No se ha podido abrir el vestidor',
  section: {
    title: 'Vestidores de tus peques',
    text: 'Cada peque con su ropa y sus outfits, sin cuenta ni contraseña: los llevas tú. Las prendas y fotos cuentan con las tuyas, y las suyas no salen de Vestidor.',
    loadFailed: 'No hemos podido cargar los vestidores de tus peques.',
    add: 'Añadir un peque',
    open: 'Abrir',
    openLabel: (name: string) => `Abrir el vestidor de ${name}`,
    isOpen: 'Abierto',
    more: (name: string) => `Opciones del vestidor de ${name}`,
    edit: 'Cambiar sus datos',
    remove: 'Borrar su vestidor',
    full: 'Ya tienes todos los que caben en una cuenta.',
  },
  facts: (years: number, clothes: string | null, shoes: number | null) =>
    [
      years < 1 ? 'menos de 1 año' : formatPlural(years, 'año', 'años'),
      clothes && `talla ${clothes}`,
      shoes !== null && `pie ${shoes}`,
    ]
      .filter(Boolean)
      .join(' · '),
  dialog: {
    edit: (name: string) => `Datos de ${name}`,
    nameRequired: 'Escribe su nombre',
    birthYear: 'Año de nacimiento',
    clothes: 'Talla de ropa',
    clothesHint: 'La que usa ahora. Cámbiala cuando crezca.',
    shoes: 'Número de pie',
    unsaid: 'Sin decir',
    create: 'Crear su vestidor',
  },
  size: (cm: number, age: string) => `${cm} cm, ${age}`,
  added: (name: string) => `El vestidor de ${name} está listo`,
  saved: 'Datos guardados',
  saveFailed: 'No se han podido guardar los datos',
  removal: {
    title: (name: string) => `¿Borrar el vestidor de ${name}?`,
    text: 'Se borran sus prendas, fotos y outfits, y no se puede deshacer. Si quieres conservar algo, descarga antes el ZIP de tus datos.',
    confirm: 'Borrar para siempre',
    done: (name: string) => `El vestidor de ${name} se ha borrado`,
    failed: 'No se ha podido borrar el vestidor',
  },
  ownOnly: {
    title: 'Las asesoras llevan tu vestidor',
    text: (name: string) => `Ahora tienes abierto el de ${name}. Vuelve al tuyo para hablar con ellas.`,
  },
} as const;

export const outgrownCopy = {
  meta: {
    title: 'Se le ha quedado pequeña',
    description: 'La ropa que ya no le vale a cada peque, para pasarla al siguiente.',
  },
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
