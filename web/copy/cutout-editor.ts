import { formatCount } from '#web/format/numbers.ts';

export const cutoutEditorCopy = {
  title: 'Retocar recorte',
  lead: 'Pinta lo que falta y quita lo que sobra. La foto original no cambia nunca.',
  byHandLead: 'No hemos sabido separar la prenda del fondo. Píntala tú: la foto original no cambia nunca.',
  loading: 'Preparando el recorte…',
  loadFailed: 'No hemos podido abrir el recorte',
  retry: 'Volver a intentarlo',
  canvas: 'Lienzo del recorte',
  hint: 'Con dos dedos o la rueda te acercas. Con el teclado: flechas para mover el pincel, espacio para pintar, + y − para acercarte. Un contorno fino sale mejor con ratón, lápiz o dedo.',
  touchHint: 'Con dos dedos te acercas y mueves la foto.',
  tool: 'Herramienta',
  tools: { add: 'Añadir', move: 'Mover' },
  size: 'Tamaño del pincel',
  sizeValue: (px: number) => `${formatCount(px)} px`,
  redo: 'Rehacer',
  nearer: 'Acercar',
  farther: 'Alejar',
  whole: 'Ver entera',
  preview: 'Ver el resultado',
  automatic: 'Volver al recorte automático',
  colors: 'Volver a leer los colores',
  colorsHint: 'Solo de lo que queda dentro del recorte. Sustituye el color de la ficha.',
  said: {
    undone: 'Paso deshecho',
    redone: 'Paso rehecho',
    automatic: 'Recorte automático recuperado',
  },
  discard: {
    title: '¿Salir sin guardar?',
    text: 'Se pierden los retoques de ahora. El recorte que tenías sigue igual.',
    confirm: 'Salir sin guardar',
    cancel: 'Seguir retocando',
  },
  saved: 'Recorte guardado',
  savedText: (name: string) => `«${name}» ya se ve así en tu vestidor y en tus outfits.`,
  savedColors: (name: string, color: string) => `${name}. Color: ${color}.`,
  saveFailed: 'No se pudo guardar el recorte. Tus trazos siguen aquí.',
} as const;

/** Kept apart from the editor's texts, which load with the editor. */
export const pictureChoiceCopy = {
  label: (name: string) => `Cómo se ve ${name}`,
  photo: 'Foto',
  cutout: 'Recorte',
  repair: 'Retocar recorte',
  byHand: 'Recortar a mano',
  cutoutOf: (name: string) => `Recorte de ${name}`,
} as const;
