import type { MissingPiece } from '#stylist/missing.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';

const garmentsAndOutfit = (garments: number, outfit: boolean) =>
  `${formatPlural(garments, 'prenda', 'prendas')}${outfit ? ' y un outfit' : ''}`;

const waits = (garments: number, outfit: boolean) => (garments === 1 && !outfit ? 'espera' : 'esperan');

const missingPieces: Partial<Record<MissingPiece['key'], readonly string[]>> = {
  top: ['algo de arriba'],
  bottom: ['un pantalón o una falda'],
  clothes: ['algo de arriba', 'algo de abajo'],
  shoes: ['unos zapatos'],
};

export const tryoutCopy = {
  progress: {
    label: 'Leyendo en tu dispositivo',
    of: (done: number, all: number) => `${formatCount(done)} de ${formatCount(all)}`,
  },
  outfit: {
    kicker: 'Tu primer outfit',
    board: (pieces: readonly string[]) => `Un outfit sobre papel: ${formatList(pieces)}`,
  },
  missing: (keys: readonly MissingPiece['key'][]) => {
    const pieces = keys.flatMap((key) => missingPieces[key] ?? []);
    return `Añade ${formatList(pieces)}${pieces.length > 1 ? ',' : ''} y te compongo el primero.`;
  },
  garments: 'Tus prendas',
  remove: (name: string) => `Quitar ${name}`,
  photo: 'esta foto',
  looksLike: (name: string) => `Parece: ${name.toLocaleLowerCase('es-ES')}`,
  kindOf: (name: string) => `Tipo de prenda: ${name.toLocaleLowerCase('es-ES')}`,
  doubt: {
    worn: 'Sale una persona vestida. Separar su ropa se puede con una cuenta; aquí leo una prenda por foto.',
    list: 'Fotos con dudas',
    ask: '¿Es una prenda?',
    yes: 'Sí, léela',
    no: 'Quitarla',
  },
  tooMany: (left: number) =>
    `Aquí caben diez fotos, así que he dejado fuera ${left === 1 ? 'una' : formatCount(left)}.`,
  twice: (count: number) =>
    count === 1
      ? 'Una foto ya estaba y no la he repetido.'
      : `${formatCount(count)} fotos ya estaban y no las he repetido.`,
  notPhotos: (names: readonly string[]) => `Esto no es una foto: ${formatList(names)}.`,
  notPrepared: 'No se ha podido preparar el lector. Comprueba tu conexión y vuelve a intentarlo.',
  impossible: 'Este navegador no puede leer fotos por sí mismo. Con una cuenta las lee el servidor.',
  retry: 'Volver a intentarlo',
  notKept: 'Este navegador no deja guardar las fotos: si cierras la página, habrá que elegirlas otra vez.',
  keep: 'Crear mi cuenta y guardarlo todo',
  keepText: (days: number) =>
    `Las fotos no se han enviado. Esperan en este navegador ${formatCount(days)}\u00a0días; al crear tu cuenta se suben y se guardan en tu vestidor.`,
  forget: 'Borrarlo todo de aquí',
  register: (garments: number, outfit: boolean) =>
    `${garmentsAndOutfit(garments, outfit)} ${waits(garments, outfit)} en este navegador. Al crear tu cuenta se guardan en tu vestidor, con sus fotos.`,
  filing: {
    region: 'La ropa que probaste antes de entrar',
    ask: (garments: number, outfit: boolean) =>
      `De lo que probaste antes de entrar ${waits(garments, outfit)} en este navegador ${garmentsAndOutfit(garments, outfit)}. ¿Guardamos esas fotos en este vestidor?`,
    yes: 'Guardarlas aquí',
    no: 'No, borrarlas',
    busy: 'Guardando lo que probaste',
    paused: 'No se ha podido guardar todo',
    pausedText: (left: number) =>
      `Lo que falta (${formatPlural(left, 'foto', 'fotos')}) sigue en este navegador.`,
    retry: 'Seguir guardando',
    forget: 'Borrar lo que falta',
    storage: 'Este navegador no ha podido abrir las fotos.',
    done: 'Tu ropa ya está en tu vestidor',
    doneText: (garments: number, outfit: boolean) => `${garmentsAndOutfit(garments, outfit)}.`,
    refused: (count: number) =>
      formatPlural(count, 'foto no se ha podido abrir', 'fotos no se han podido abrir'),
    open: 'Ver mi vestidor',
  },
} as const;
