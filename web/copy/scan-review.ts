import { formatCount, formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'prenda', 'prendas');
const photos = (count: number) => formatPlural(count, 'foto', 'fotos');

export const reviewCopy = {
  before: (count: number) => `Tienes ${photos(count)} por leer.`,
  reading: 'Puedes seguir con otra cosa. Si cierras la pestaña, al volver todo sigue donde estaba.',
  sending: (count: number) =>
    `${count === 1 ? 'Falta 1 foto' : `Faltan ${formatCount(count)} fotos`} por enviar. Si cierras la pestaña, al volver se envían las demás.`,
  sent: 'Ya están todas enviadas: puedes cerrar la pestaña. Las leemos igualmente y te esperan aquí.',
  elsewhere: 'La foto está en el dispositivo desde el que la enviaste. Respóndela allí o vuelve a añadirla.',
  done: 'Toca las fotos que quieras corregir a la vez. Nada entra en tu vestidor hasta que lo guardes.',
  keys: 'Con el teclado: flechas para moverte, con Mayús para elegir de paso, Espacio para elegir una, Intro para abrir y Supr para dejar fuera.',
  progress: (done: number, total: number) =>
    `${formatCount(done)} de ${formatPlural(total, 'foto leída', 'fotos leídas')}`,
  stopped: 'La lectura se ha detenido',
  scan: (count: number) => `Escanear ${garments(count)}`,
  add: 'Añadir más',
  grid: 'Fotos por revisar',
  sections: {
    decide: 'Por decidir',
    unsure: 'Con dudas',
    sure: 'Leídas',
    pending: 'Por leer',
    out: 'Fuera, no se guardan',
  },
  count: (count: number) => photos(count),
  status: {
    preparing: 'preparándose',
    ready: 'por leer',
    waiting: 'esperando su turno',
    reading: 'leyéndose',
    sending: 'enviándose',
    sent: 'leyéndose',
    read: 'leída',
    doubted: 'espera tu respuesta',
    failed: 'no se pudo leer',
    unreadable: 'no se puede abrir',
  },
  similar: 'Parece repetida',
  photo: (number: number) => `Foto ${formatCount(number)}`,
  facts: (kind: string, color: string) => `${kind}, ${color}`,
  open: (name: string) => `Abrir: ${name}`,
  pick: 'Elegir',
  all: 'Todas',
  kind: (kind: string, count: number) => `${kind} ${formatCount(count)}`,
  chosen: (count: number) => formatPlural(count, 'elegida', 'elegidas'),
  correct: 'Corregir',
  distinct: (count: number) => (count === 1 ? 'No está repetida' : 'No están repetidas'),
  leaveOut: 'Dejar fuera',
  restore: 'Recuperar',
  clear: 'Quitar la selección',
  save: (count: number) => `Guardar ${garments(count)}`,
  finish: 'Terminar',
  left: (count: number) =>
    count === 1 ? 'Queda 1 por decidir.' : `Quedan ${formatCount(count)} por decidir.`,
  withoutPhotos: 'Leídas en este dispositivo: se guardan dibujadas, sin la foto.',
  saved: (count: number) =>
    count === 1
      ? '1 prenda: analizada y añadida a tu vestidor'
      : `${formatCount(count)} prendas: analizadas y añadidas a tu vestidor`,
  saveFailed: 'No se han podido guardar las prendas',
  dialog: {
    title: (count: number) => `Corregir ${photos(count)}`,
    lead: 'Lo que cambies se aplica a todas; el resto se queda como está.',
    several: 'Varios',
    seasons: 'Temporadas',
    seasonsHint: 'Si no eliges ninguna, se deducen del tipo y el tejido.',
    apply: (count: number) => (count === 1 ? 'Aplicar' : `Aplicar a las ${formatCount(count)}`),
    alt: (name: string) => `Foto de la prenda: ${name}`,
    similar: 'Se parece mucho a esta otra. ¿Es la misma prenda?',
    same: 'Es la misma: dejar fuera',
    distinct: 'Es otra prenda',
  },
} as const;
