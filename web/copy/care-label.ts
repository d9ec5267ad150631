import type { Care, CareGroup } from '#contract/care.ts';
import { formatPercent, formatPlural } from '#web/format/numbers.ts';

/** Short names under the symbols; full sentences are in the contract. */
const symbols: Readonly<Record<Care, string>> = {
  'wash-30': '30 °C',
  'wash-30-gentle': '30 °C delicado',
  'wash-30-very-gentle': '30 °C muy delicado',
  'wash-40': '40 °C',
  'wash-40-gentle': '40 °C delicado',
  'wash-40-very-gentle': '40 °C muy delicado',
  'wash-50': '50 °C',
  'wash-50-gentle': '50 °C delicado',
  'wash-60': '60 °C',
  'wash-60-gentle': '60 °C delicado',
  'wash-70': '70 °C',
  'wash-95': '95 °C',
  'hand-wash': 'A mano',
  'no-wash': 'No lavar',
  bleach: 'Con lejía',
  'oxygen-bleach': 'Solo oxígeno',
  'no-bleach': 'Sin lejía',
  'no-tumble-dry': 'Sin secadora',
  'tumble-dry-low': 'Suave',
  'tumble-dry': 'Normal',
  'line-dry': 'Colgado',
  'drip-dry': 'Sin escurrir',
  'dry-flat': 'En horizontal',
  'dry-shade': 'A la sombra',
  'iron-low': '110 °C',
  'iron-medium': '150 °C',
  'iron-high': '200 °C',
  'no-iron': 'No planchar',
  'dry-clean': 'En seco',
  'dry-clean-gentle': 'En seco, suave',
  'dry-clean-petroleum': 'Solo con F',
  'no-dry-clean': 'No en seco',
  'wet-clean': 'En húmedo',
  'wet-clean-gentle': 'Húmedo, suave',
  'no-wet-clean': 'No en húmedo',
  'inside-out': 'Del revés',
  'wipe-clean': 'Paño húmedo',
  'brush-suede': 'Cepillar el ante',
  'leather-cream': 'Crema para piel',
  'keep-dry': 'Lejos de la lluvia',
};

const groups: Readonly<Record<CareGroup | 'more', string>> = {
  wash: 'Lavado',
  bleach: 'Lejía',
  tumble: 'Secadora',
  dry: 'Secado al aire',
  iron: 'Plancha',
  dryClean: 'Limpieza en seco',
  wetClean: 'Limpieza en húmedo',
  more: 'Además',
};

export const careLabelCopy = {
  title: 'Composición y cuidados',
  read: 'Leer la etiqueta',
  none: 'Hazle una foto a la etiqueta y la copiamos aquí, o escríbela tú.',
  dialog: {
    title: 'La etiqueta de la prenda',
    text: 'De qué está hecha y cómo se cuida.',
    saving: 'Guardando…',
    kept: 'No se ha guardado, pero lo que has escrito sigue aquí.',
  },
  photo: {
    title: 'Con una foto',
    text: 'Que los porcentajes llenen la foto, con luz y sin sombras. Leemos las palabras, en español y en otros cinco idiomas; los dibujos los eliges tú.',
    camera: 'Hacer una foto',
    pick: 'Elegir una foto',
    another: 'Otra foto',
    again: 'Leer de nuevo',
    private: 'La foto se lee en nuestro servidor y no se guarda.',
    alt: 'Tu foto de la etiqueta',
    reading: 'Leyendo la etiqueta… Puede tardar unos segundos.',
    failed: 'No hemos podido leer la etiqueta',
    typed: 'También puedes escribirla sin foto.',
    seen: 'Ver lo que hemos leído',
  },
  result: {
    shares: (count: number) =>
      `Hemos leído ${formatPlural(count, 'fibra', 'fibras')}. Compara los porcentajes con la etiqueta antes de guardar.`,
    noShares: 'No hemos leído ningún porcentaje: escríbelos tú.',
    sum: 'Hay una parte que no suma 100 %: alguna línea se ha leído mal o falta.',
    part: 'Hay un segundo tejido y no hemos leído de qué parte es: está en «Detalles».',
    care: 'De los cuidados hemos marcado lo que dicen las palabras. Los dibujos no sabemos leerlos: compáralos uno a uno.',
    noCare: 'De los cuidados no hemos leído ninguna palabra: elige los símbolos que veas.',
  },
  composition: {
    title: 'Composición',
    fibreOf: (number: number, part: string) => `Fibra ${number}, ${part.toLocaleLowerCase('es-ES')}`,
    percentOf: (number: number, part: string) =>
      `Porcentaje de la fibra ${number}, ${part.toLocaleLowerCase('es-ES')}`,
    add: 'Añadir fibra',
    remove: (number: number, part: string) => `Quitar la fibra ${number}, ${part.toLocaleLowerCase('es-ES')}`,
    whole: 'Suma 100 %',
    short: (sum: number, missing: number) =>
      `Suma ${formatPercent(sum)}: falta ${formatPercent(missing)} por revisar`,
    over: (sum: number) => `Suma ${formatPercent(sum)}: no puede pasar del 100 %`,
    errors: {
      fibre: 'Elige la fibra',
      percent: 'De 1 a 100, sin decimales',
      twice: 'Esta fibra ya está en esta parte',
    },
  },
  fabric: {
    label: (fabric: string) => `Cambiar el tejido a ${fabric.toLocaleLowerCase('es-ES')}`,
    hint: (current: string | null) =>
      current === null
        ? 'La prenda no tiene tejido apuntado.'
        : `La prenda está apuntada como ${current.toLocaleLowerCase('es-ES')}. La etiqueta dice otra cosa.`,
  },
  care: {
    title: 'Cuidados',
    text: 'Toca los dibujos que lleve la etiqueta.',
    programme: 'Programa del lavado',
    programmes: { normal: 'Normal', gentle: 'Delicado', veryGentle: 'Muy delicado' },
    groups,
    symbols,
  },
} as const;
