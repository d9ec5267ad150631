import { isSortOf, type Season } from '#contract/vocabulary.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import type { Garment } from '#stylist/wardrobe.ts';

export type Trend = {
  id: string;
  seasons: readonly Season[];
  title: string;
  text: string;
  /** The advisor that mentions it first. */
  eye: 'maya' | 'valentina';
  isOf: (garment: Garment) => boolean;
};

const is = (garment: Garment, ...kinds: Garment['kind'][]) => isSortOf(garment.kind, ...kinds);
const named = (garment: Garment, pattern: RegExp) => pattern.test(garment.name.toLowerCase());
const ofColour = (garment: Garment, ...names: string[]) => names.includes(colourOf(garment) ?? '');
const clothes = (garment: Garment) => garment.category !== 'accessories' && garment.category !== 'shoes';

const cold: readonly Season[] = ['fall', 'winter'];
const warm: readonly Season[] = ['spring', 'summer'];

/** Autumn and winter 2026–27, spring and summer 2027. Must be revised each season. */
export const trends: readonly Trend[] = [
  {
    id: 'chocolate',
    seasons: cold,
    eye: 'maya',
    title: 'el marrón chocolate en lugar del negro',
    text: 'Los marrones profundos ocupan el sitio del negro, de la cabeza a los pies o con celeste.',
    isOf: (garment) => ofColour(garment, 'marrón', 'marrón oscuro', 'camel'),
  },
  {
    id: 'suede',
    seasons: cold,
    eye: 'valentina',
    title: 'el ante',
    text: 'El ante vuelve en chaquetas, bolsos y mocasines, siempre que no llueva.',
    isOf: (garment) => garment.fabric === 'suede',
  },
  {
    id: 'burgundy',
    seasons: cold,
    eye: 'maya',
    title: 'el burdeos',
    text: 'El burdeos se queda como el rojo de todos los días, sobre todo junto a gris y azul marino.',
    isOf: (garment) => ofColour(garment, 'burdeos'),
  },
  {
    id: 'long-coat',
    seasons: cold,
    eye: 'maya',
    title: 'abrigos largos de línea limpia',
    text: 'Abrigos largos, de hombro natural y cuello alto, sobre casi cualquier cosa.',
    isOf: (garment) => is(garment, 'coat'),
  },
  {
    id: 'checks',
    seasons: cold,
    eye: 'valentina',
    title: 'los cuadros',
    text: 'Cuadros y pata de gallo, en abrigos, faldas y camisas abiertas.',
    isOf: (garment) => garment.pattern === 'checks' || garment.pattern === 'houndstooth',
  },
  {
    id: 'leather-jacket',
    seasons: ['fall', 'winter', 'spring'],
    eye: 'valentina',
    title: 'cazadoras de cuero con vida',
    text: 'Cazadoras de cuero con vida encima de vestidos y de pantalones anchos.',
    isOf: (garment) => garment.fabric === 'leather' && is(garment, 'outerwear'),
  },
  {
    id: 'knits',
    seasons: cold,
    eye: 'valentina',
    title: 'punto echado sobre los hombros',
    text: 'Jerséis gruesos llevados o simplemente echados por encima, como un pañuelo.',
    isOf: (garment) => is(garment, 'sweater', 'cardigan'),
  },
  {
    id: 'tailoring',
    seasons: ['fall', 'winter', 'spring'],
    eye: 'maya',
    title: 'la sastrería con aire',
    text: 'Blazers de hombro marcado y pantalones de pinzas con caída.',
    isOf: (garment) => is(garment, 'blazer', 'suit') || (is(garment, 'pants') && garment.style === 'formal'),
  },
  {
    id: 'wide-jeans',
    seasons: ['fall', 'winter', 'spring', 'summer'],
    eye: 'valentina',
    title: 'vaqueros anchos o de pierna curva',
    text: 'Vaqueros con volumen en la pierna y algo ajustado o corto arriba.',
    isOf: (garment) => is(garment, 'jeans') && named(garment, /anch|campana|bal+oon|baggy|recto/),
  },
  {
    id: 'slim-sneakers',
    seasons: ['fall', 'spring', 'summer'],
    eye: 'valentina',
    title: 'zapatillas bajas y finas',
    text: 'Zapatillas planas, de suela delgada y aire retro, también con falda.',
    isOf: (garment) => is(garment, 'sneakers') && garment.style !== 'sport',
  },
  {
    id: 'loafers',
    seasons: ['fall', 'winter', 'spring'],
    eye: 'maya',
    title: 'mocasines a todas horas',
    text: 'Mocasines con calcetín visible o sin nada, según el día.',
    isOf: (garment) => is(garment, 'loafers'),
  },
  {
    id: 'butter',
    seasons: warm,
    eye: 'maya',
    title: 'el amarillo mantequilla y los crudos',
    text: 'Amarillos muy pálidos y crudos, que hacen de neutro con luz.',
    isOf: (garment) => clothes(garment) && ofColour(garment, 'crudo', 'amarillo'),
  },
  {
    id: 'dots',
    seasons: warm,
    eye: 'valentina',
    title: 'los lunares',
    text: 'Lunares pequeños o enormes, mejor en una sola pieza.',
    isOf: (garment) => garment.pattern === 'dots',
  },
  {
    id: 'linen',
    seasons: warm,
    eye: 'maya',
    title: 'el lino con corte de sastre',
    text: 'Lino en trajes, chalecos y pantalones amplios, con la arruga a la vista.',
    isOf: (garment) => garment.fabric === 'linen',
  },
  {
    id: 'transparent',
    seasons: warm,
    eye: 'maya',
    title: 'las gasas y las transparencias',
    text: 'Telas ligeras en capas, que insinúan más de lo que enseñan.',
    isOf: (garment) => garment.fabric === 'chiffon',
  },
  {
    id: 'bermudas',
    seasons: warm,
    eye: 'valentina',
    title: 'bermudas con blazer',
    text: 'Bermudas por encima de la rodilla, con americana o camisa.',
    isOf: (garment) => is(garment, 'shorts') && garment.style !== 'sport',
  },
  {
    id: 'stripes',
    seasons: warm,
    eye: 'valentina',
    title: 'las rayas marineras',
    text: 'Rayas de todos los anchos, mezcladas con flores o con vaquero.',
    isOf: (garment) => garment.pattern === 'stripes',
  },
  {
    id: 'flats',
    seasons: warm,
    eye: 'maya',
    title: 'zapatos planos y finos',
    text: 'Bailarinas, sandalias de tira y alpargatas: el verano va a ras de suelo.',
    isOf: (garment) => is(garment, 'sandals', 'flats'),
  },
];
