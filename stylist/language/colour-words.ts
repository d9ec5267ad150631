import type { ColorName } from '#contract/colors.ts';

export type ColourFamily =
  | 'black'
  | 'grey'
  | 'white'
  | 'earth'
  | 'denim'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'metal';

const families: Readonly<Record<ColorName, ColourFamily>> = {
  negro: 'black',
  'gris oscuro': 'grey',
  gris: 'grey',
  'gris claro': 'grey',
  blanco: 'white',
  crudo: 'white',
  beige: 'earth',
  camel: 'earth',
  marrón: 'earth',
  'marrón oscuro': 'earth',
  caqui: 'earth',
  'verde oliva': 'earth',
  rojo: 'red',
  burdeos: 'red',
  coral: 'orange',
  salmón: 'orange',
  naranja: 'orange',
  mostaza: 'yellow',
  amarillo: 'yellow',
  'verde lima': 'green',
  verde: 'green',
  'verde oscuro': 'green',
  'verde menta': 'green',
  turquesa: 'turquoise',
  petróleo: 'turquoise',
  celeste: 'blue',
  azul: 'blue',
  'azul vaquero': 'denim',
  'azul grisáceo': 'denim',
  'azul marino': 'denim',
  morado: 'purple',
  lila: 'purple',
  fucsia: 'pink',
  rosa: 'pink',
  'rosa palo': 'pink',
  dorado: 'metal',
  plateado: 'metal',
};

/** `null` for a colour that the vocabulary lacks. */
export const familyOfColour = (name: string | null): ColourFamily | null =>
  (name !== null && families[name as ColorName]) || null;

const neutrals: ReadonlySet<ColourFamily> = new Set(['black', 'grey', 'white', 'earth', 'denim']);

export const isNeutralFamily = (family: ColourFamily): boolean => neutrals.has(family);
