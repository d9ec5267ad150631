import type { Condition } from '#contract/garment-attributes.ts';
import { formatPercent } from '#web/format/numbers.ts';

export const sellingCopy = {
  title: (name: string) => `Vender «${name}»`,
  lead: 'El texto del anuncio, listo para copiar. No publicamos nada por ti.',
  places: 'Dónde',
  placeNames: { wallapop: 'Wallapop', vinted: 'Vinted', milanuncios: 'Milanuncios' },
  /** In the words of each place. */
  conditions: {
    wallapop: {
      new: 'Nuevo',
      excellent: 'Como nuevo',
      good: 'En buen estado',
      worn: 'En condiciones aceptables',
    },
    vinted: { new: 'Nuevo sin etiquetas', excellent: 'Muy bueno', good: 'Bueno', worn: 'Satisfactorio' },
    milanuncios: { new: 'Nuevo', excellent: 'Como nuevo', good: 'Buen estado', worn: 'Usado' },
  } satisfies Record<string, Record<Condition, string>>,
  listingTitle: 'Título',
  description: 'Descripción',
  price: 'Precio',
  condition: 'Estado',
  conditionUnknown: 'Sin determinar: ponlo en la ficha',
  copy: 'Copiar',
  copyNamed: (part: string) => `Copiar ${part.toLowerCase()}`,
  copyAll: 'Copiar todo',
  copied: 'Copiado',
  failed: 'No se ha podido copiar',
  failedText: 'Selecciona el texto y cópialo a mano.',
  length: (used: number, max: number) => `${used} de ${max} caracteres`,
  why: 'De dónde sale',
  noPrice: 'Apunta lo que pagaste por ella y te proponemos un precio.',
  reasons: {
    paid: (amount: string) => `Pagaste ${amount}`,
    condition: (condition: string, share: number) =>
      `${condition}: se suele pedir el ${formatPercent(share)} de lo que costó`,
    conditionUnknown: (share: number) =>
      `Estado sin determinar: contamos con buen estado, que se suele pedir al ${formatPercent(share)} de lo que costó`,
    age: (months: number, less: number) => `Hace ${months} meses que la tienes: ${formatPercent(less)} menos`,
    worn: (less: number) => `Muy usada: ${formatPercent(less)} menos`,
    noBrand: (less: number) => `Sin marca apuntada: ${formatPercent(less)} menos`,
    noble: (fibre: string, more: number) => `De ${fibre}: ${formatPercent(more)} más`,
    least: 'Menos no compensa el envío',
  },
  sold: 'Ya la he vendido',
  picture: 'Descargar la foto, cuadrada y sobre blanco',
  pictureFailed: 'No se ha podido preparar la foto',
  pictureName: (name: string) => `${name}.jpg`,
  drawn: 'Esta prenda no tiene foto, sino un dibujo. Hazle una antes de anunciarla.',
  text: {
    size: (size: string) => `Talla ${size}.`,
    sizeInTitle: (size: string) => `talla ${size}`,
    condition: (condition: string) => `Estado: ${condition}.`,
    composition: (fibres: string) => `Composición: ${fibres}.`,
    color: (color: string) => `Color ${color}.`,
    pattern: (pattern: string) => `Estampado: ${pattern}.`,
    unworn: 'Sin usar.',
    fewWears: 'Con muy pocos usos.',
  },
} as const;
