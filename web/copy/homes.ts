import { inHouse, toHouse } from '#stylist/language/es/house.ts';
import { formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'prenda', 'prendas');

export const homesCopy = {
  meta: {
    title: 'Mis casas',
    description: 'Qué ropa tienes en cada casa y en cuál estás, para vestirte con lo que hay a mano.',
  },
  lead: 'Te vestimos con lo que hay donde estás.',
  main: 'En casa',
  add: 'Añadir otra casa',
  full: (most: number) => `Ya tienes ${most} casas además de la tuya, que son las que caben.`,
  here: 'Estoy aquí',
  hereOf: (name: string) => `${name} está aquí`,
  count: (count: number) => (count === 0 ? 'Ninguna prenda' : garments(count)),
  nothing: (name: string) =>
    name === ''
      ? 'Aquí no queda nada: está todo en otra casa.'
      : 'Aún no hay nada. Elige prendas de otra casa y llévalas.',
  all: (count: number) => `Ver las ${garments(count)}`,
  select: (garment: string) => `Elegir ${garment}`,
  selectAll: 'Elegir todas',
  selectNone: 'Quitar la selección',
  selected: garments,
  take: 'Llevar a…',
  takeTo: (name: string) => `Llevar ${toHouse(name)}`,
  more: (name: string) => `Más opciones de ${name}`,
  rename: 'Cambiar el nombre',
  remove: 'Borrar la casa',
  dialog: {
    name: 'Cómo la llamas',
    example: 'Casa de la playa',
    missing: 'Ponle un nombre',
  },
  where: {
    menu: 'Está en…',
    title: (garment: string) => `¿Dónde está «${garment}»?`,
    lead: 'La proponemos solo cuando estás en la misma casa.',
    sentence: (name: string) => `Está ${inHouse(name)}`,
    change: 'Está en otra casa',
    bring: (name: string) => `Traer ${toHouse(name)}`,
  },
  filter: 'Casa',
  anywhere: 'En cualquier casa',
  banner: (name: string) => `Estás ${inHouse(name)}`,
  bannerOf: (person: string, name: string) => `${person} está ${inHouse(name)}`,
  back: 'Volver a casa',
  moved: (count: number, name: string) => `${garments(count)} ${inHouse(name)}`,
  nowHere: (name: string) => `Te vestimos con lo que hay ${inHouse(name)}`,
  added: (name: string) => `«${name}» ya es una de tus casas`,
  renamed: 'Nombre cambiado',
  removed: (name: string) => `«${name}» ya no está entre tus casas`,
  removedText: (count: number) => (count === 0 ? undefined : `${garments(count)} de vuelta en casa.`),
  failed: 'No se ha podido cambiar',
  saveFailed: 'No se ha podido guardar la casa',
  empty: {
    title: '¿Tienes ropa en otra casa?',
    text: 'En la playa, en casa de tus padres, en el piso de entre semana… Dinos qué hay en cada sitio y te vestimos solo con lo que tienes a mano. Y cuando hagas la maleta, lo que ya está allí no lo llevas.',
  },
  trip: {
    label: 'Voy a una de mis casas',
    other: 'No, a otro sitio',
    there: 'Ya está allí',
    toPack: (count: number) =>
      count === 0 ? 'No tienes que llevar nada' : `Para llevar: ${garments(count)}`,
    waiting: (count: number, name: string) => `${garments(count)} ya te esperan ${inHouse(name)}`,
    take: 'Lo llevo',
    takeHint: (name: string) => `Quedará apuntado ${inHouse(name)}.`,
    taken: 'Apuntado',
  },
};
