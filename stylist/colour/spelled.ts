import type { Garment } from '../wardrobe.ts';
import { colourNameOf } from './names.ts';

/** The colour vocabulary of `contract/colors.ts` is Spanish, and so are the forms in which a person types it. */
const numberForms: Readonly<Record<string, string>> = {
  gris: 'grises',
  azul: 'azules',
  verde: 'verdes',
  marrón: 'marrones',
  celeste: 'celestes',
};
/** These also agree in gender. */
const genderForms: ReadonlySet<string> = new Set([
  'negro',
  'blanco',
  'rojo',
  'amarillo',
  'morado',
  'crudo',
  'dorado',
  'plateado',
  'vaquero',
  'estampado',
]);

const inGender = (adjective: string, feminine: boolean, plural: boolean) =>
  `${adjective.slice(0, -1)}${feminine ? 'a' : 'o'}${plural ? 's' : ''}`;

/** A person may have typed any form. */
const masculineOf: ReadonlyMap<string, string> = new Map([
  ...Object.entries(numberForms).flatMap(([one, several]) => [[one, one] as const, [several, one] as const]),
  ...[...genderForms].flatMap((adjective) =>
    [false, true].flatMap((feminine) =>
      [false, true].map((plural) => [inGender(adjective, feminine, plural), adjective] as const),
    ),
  ),
]);

/** Colours named after things (camel, azul marino, rosa palo) are invariable. */
export function inflect(adjective: string, feminine: boolean, plural: boolean): string {
  const masculine = masculineOf.get(adjective) ?? adjective;
  if (genderForms.has(masculine)) return inGender(masculine, feminine, plural);
  return (plural && numberForms[masculine]) || masculine;
}

/** In the words of `contract/colors.ts`, or as the person spelled it; `null` when unknown. */
export function colourOf({ colors: [main] }: Pick<Garment, 'colors'>): string | null {
  if (!main) return null;
  const typed = main.name?.replace(/\s+/g, ' ').trim().toLocaleLowerCase('es');
  return typed ? (masculineOf.get(typed) ?? typed) : colourNameOf(main.hex);
}

const denimBlues: ReadonlySet<string | null> = new Set(['azul', 'azul vaquero', 'azul grisáceo']);

/** Of any shade: all are called blue. */
export const isBlueDenim = (garment: Pick<Garment, 'kind' | 'fabric' | 'colors'>): boolean =>
  (garment.kind === 'jeans' || garment.fabric === 'denim') && denimBlues.has(colourOf(garment));
