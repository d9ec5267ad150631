import { formatCount, formatOutOfTen, formatPlural } from '#web/format/numbers.ts';

const megabytes = (bytes: number) => bytes / 1_000_000;

export const deviceCopy = {
  switch: {
    label: 'Leer en este dispositivo',
    off: (bytes: number) =>
      `La foto no sale de tu dispositivo. La primera vez se descargan unos ${formatCount(Math.ceil(megabytes(bytes)))} MB.`,
    on: 'La foto no sale de tu dispositivo, salvo que elijas guardarla. Lo que has corregido antes cuenta al guardar la prenda.',
    slow: (seconds: number) =>
      `Este dispositivo tarda demasiado (${formatPlural(seconds, 'segundo', 'segundos')} por foto), así que las fotos vuelve a leerlas el servidor.`,
    unavailable: 'Aquí no se ha podido preparar el lector, así que las fotos las lee el servidor.',
    impossible: 'Este navegador no puede leer fotos por sí mismo: las lee el servidor.',
  },
  loading: 'Preparando el lector',
  loaded: (bytes: number, all: number) =>
    `${formatOutOfTen(megabytes(bytes))} de ${formatOutOfTen(megabytes(all))} MB`,
  tooSlow: 'Este dispositivo va muy lento',
  gaveUp: 'Este dispositivo ya no lee fotos por sí mismo.',
  notViewable: 'Tu navegador no puede mostrar esta foto, así que aquí tampoco podrá leerla.',
  failed: 'No se ha podido leer la foto en este dispositivo.',
  unavailable: 'Este dispositivo no puede leer fotos por sí mismo.',
  late: (seconds: number) => `Este dispositivo tarda demasiado: más de ${formatCount(seconds)} segundos.`,
  onServer: 'Leer en el servidor',
  onServerText:
    'La foto no ha salido de aquí. Si quieres, puede leerla el servidor: para eso hay que enviarla.',
  formats: 'JPEG, PNG o WebP. Se leen aquí y no salen de tu dispositivo.',
  several: {
    text: 'Para separar varias prendas, la foto tiene que ir al servidor.',
    send: 'Enviar la foto y buscar',
  },
  read: {
    where: 'Leída en este dispositivo',
    lead: 'La foto no ha salido de aquí. Elige cómo guardar la prenda; después podrás corregir cada dato.',
    drawing: 'Así se dibuja sin la foto',
    without: 'Guardar sin la foto',
    with: 'Guardar con la foto',
    withText: 'Si la guardas con la foto, se envía al servidor, que la lee de nuevo.',
    all: (count: number) => `Guardar las ${formatCount(count)} leídas sin la foto`,
    saveFailed: 'No se pudo guardar la prenda',
    suggested: 'sugerido',
  },
} as const;
