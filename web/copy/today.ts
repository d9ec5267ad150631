import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const today = {
  title: 'Tu outfit de hoy',
  occasion: 'Para',
  weather: {
    ask: '¿Dónde estás?',
    askWhy: 'Miramos el tiempo',
    change: (place: string) => `Cambiar de lugar. Ahora, ${place}`,
    day: (temperatureC: number, rain: boolean) =>
      `${formatCount(temperatureC)}\u00a0°C, ${rain ? 'lluvia' : 'sin lluvia'}`,
    degrees: (temperatureC: number) => `${formatCount(temperatureC)}°`,
    unknown: 'sin previsión',
    source: 'Previsión de Open-Meteo',
  },
  place: {
    title: '¿Dónde estás?',
    text: 'Para mirar el tiempo que hace. Se guarda solo en este dispositivo.',
    here: 'Usar mi ubicación',
    hereBusy: 'Buscándote…',
    hereName: 'donde estás',
    hereNote: 'Se redondea a unos 10 km.',
    denied: 'Sin tu permiso no sabemos dónde estás. Elige tu ciudad.',
    unknown: 'No hemos podido saber dónde estás. Elige tu ciudad.',
    city: 'Ciudad',
    cityPlaceholder: 'Elige una ciudad',
    forget: 'Olvidar el lugar',
  },
  events: 'Eventos del día',
  planned: 'Lo tenías planeado',
  worn: 'Puesto hoy',
  wear: 'Me lo pongo',
  notToday: 'No hoy',
  previous: 'Outfit anterior',
  next: 'Outfit siguiente',
  position: (at: number, total: number) => `${formatCount(at)} de ${formatCount(total)}`,
  board: (pieces: string) => `Outfit completo: ${pieces}`,
  reasons: {
    title: '¿Por qué hoy no?',
    text: 'Si es solo por hoy, lo dejamos para otro día. Si no, aprendemos del motivo.',
    later: 'Hoy no me apetece',
    close: 'Cerrar los motivos',
  },
  loading: 'Buscando tu outfit de hoy…',
  failed: 'No hemos podido buscar tu outfit de hoy.',
  retry: 'Reintentar',
  wash: {
    due: (name: string, others: number) =>
      others === 0
        ? `A «${name}» le toca lavado.`
        : `A «${name}» y ${formatCount(others)} más les toca lavado.`,
    open: 'Verlo en la colada',
    toLaundry: 'A la colada',
  },
  none: {
    title: 'Por hoy no hay más',
    text: 'Ya has visto todo lo que te proponíamos. Cambia la ocasión o pide otros.',
    again: 'Volver a verlos',
    compose: 'Generar outfits',
  },
  missing: {
    title: 'Para un outfit completo te falta poco',
    scan: 'Escanear prendas',
  },
  week: {
    title: 'Mañana y el resto de la semana',
    plan: 'Planificar',
    tomorrow: 'Mañana',
    free: 'Libre',
    day: (day: string, air: string | undefined) => `${air ? `${day}, ${air}` : day}: `,
  },
  firstSteps: {
    title: 'Tu primer outfit, en tres pasos',
    steps: [
      ['Haz fotos de tu ropa', 'Con diez prendas basta: partes de arriba, de abajo y unos zapatos.'],
      [
        'Repasa lo que hemos leído',
        'Tipo, color y tejido salen de la foto. Corrige lo que no hayamos acertado.',
      ],
      ['Vuelve aquí y vístete', 'Cada mañana, un outfit completo con tu ropa y el tiempo que hace.'],
    ],
    scan: 'Escanear prendas',
    byHand: 'Añadir a mano',
    progress: (count: number) => `Llevas ${formatPlural(count, 'prenda', 'prendas')}`,
  },
  toasts: {
    worn: 'Marcado como usado',
    noted: 'Anotado',
    notedText: 'No te lo volveremos a proponer.',
    undo: 'Deshacer',
    error: 'Error',
    wornFailed: 'No se pudo marcar como usado',
    rejectFailed: 'No se ha podido guardar el motivo',
  },
} as const;
