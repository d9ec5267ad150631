import { formatPlural } from '#web/format/numbers.ts';

export const boardsCopy = {
  meta: {
    title: 'Tus tableros',
    description: 'Inspiraciones y outfits reunidos por lo que quieras: una temporada, un viaje, una boda.',
  },
  lead: 'Reúne inspiraciones y outfits: una temporada, un viaje, una boda. Solo los ves tú.',
  inspiration: 'Inspiración',
  create: 'Nuevo tablero',
  list: 'Tableros',
  count: (items: number) => (items === 0 ? 'Vacío' : formatPlural(items, 'imagen', 'imágenes')),
  all: 'Todos los tableros',
  form: {
    edit: 'Editar el tablero',
    namePlaceholder: 'Otoño en Madrid',
    note: 'Nota',
    empty: 'Ponle un nombre al tablero',
    failed: 'No se ha podido guardar el tablero',
  },
  remove: 'Borrar el tablero',
  removed: 'Tablero borrado',
  removedText: 'Lo que había en él sigue donde estaba.',
  removeFailed: 'No se ha podido borrar el tablero',
  add: 'Añadir',
  adding: {
    title: 'Añadir al tablero',
    inspirations: 'Inspiraciones',
    outfits: 'Outfits',
    none: 'Aún no tienes inspiraciones ni outfits guardados.',
    nothingElse: 'Todo lo tuyo está ya en este tablero.',
    submit: (count: number) => (count === 0 ? 'Añadir' : `Añadir ${count}`),
  },
  item: {
    more: (name: string) => `Opciones de ${name}`,
    note: 'Escribir una nota',
    editNote: 'Cambiar la nota',
    before: 'Mover antes',
    after: 'Mover después',
    takeOff: 'Quitar del tablero',
    takenOff: 'Quitado del tablero',
    changeFailed: 'No se ha podido cambiar el tablero',
  },
  put: {
    title: 'Poner en un tablero',
    alreadyOn: 'Ya está en este tablero',
    done: (board: string) => `En «${board}»`,
    failed: 'No se ha podido poner en el tablero',
    open: 'Ver el tablero',
  },
  empty: {
    title: 'Aún no tienes tableros',
    text: 'Un tablero reúne looks que te gustan y outfits tuyos, con tus notas y en tu orden.',
  },
  emptyBoard: {
    title: 'Este tablero está vacío',
    text: 'Añade inspiraciones u outfits que ya tengas guardados.',
  },
  loadFailed: {
    title: 'No hemos podido cargar tus tableros',
    text: 'Siguen guardados. Comprueba la conexión y vuelve a intentarlo.',
  },
  gone: { title: 'Este tablero ya no existe', text: 'Puede que lo hayas borrado.' },
} as const;
