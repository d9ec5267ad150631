import { isSortOf, type Kind } from '#contract/vocabulary.ts';
import { isTight, measuresIn, type Part } from '../understand/told/measures.ts';
import type { Annotated } from '../words/pattern.ts';

type Cut = 'man' | 'woman' | null;
type Measures = Partial<Record<Part, number>>;

export const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export type Letter = (typeof letters)[number];
/** The letter whose range of centimetres holds a measure; the ends are where the next begins. */
export const letterOf = (value: number, from: number, step: number): Letter => {
  const at = Math.floor((value - from) / step);
  return letters[Math.max(0, Math.min(letters.length - 1, at))] ?? 'M';
};
const round = (value: number, step: number) => String(Math.round(value / step) * step).replace('.', ',');

/** UNE-EN 13402-3: chest from which the letters XS, S, M … begin, and how far they are apart. */
export const chestFrom = { man: 78, woman: 74 } as const;
export const letterStep = 8;
const neckFrom = 35;
const headFrom = 53;

const belt = ({ waist }: Measures) =>
  waist === undefined
    ? null
    : `Con ${waist} cm de cintura, un cinturón del ${round(waist, 5)}, o la talla más cercana que haya: son los centímetros de la hebilla al agujero del centro, medidos por encima del pantalón.`;

const gloves = ({ hand }: Measures) =>
  hand === undefined
    ? null
    : `Con ${hand} cm de contorno de mano, un ${round(hand / 2.7, 0.5)}: los centímetros por los nudillos, sin el pulgar, entre 2,7. En letras cambia según la casa; si son de piel, justos, que ceden.`;

const hat = ({ head }: Measures) =>
  head === undefined ? null : `Con ${head} cm de contorno de cabeza, una ${letterOf(head, headFrom, 2)}.`;

function shirt({ neck, chest, weight, height }: Measures, cut: Cut): string | null {
  const rule = 'De cuello, en centímetros: 37-38 es S, 39-40 M, 41-42 L y 43-44 XL.';
  if (neck !== undefined) return `Con ${neck} de cuello, la ${letterOf(neck, neckFrom, 2)}. ${rule}`;
  if (chest !== undefined) return top({ chest }, cut ?? 'man');
  if (weight === undefined || height === undefined) return null;
  const guess = letterOf(weight / (height / 100) ** 2, 14, 4);
  return `Con altura y peso solo puedo tantear: empezaría por una ${guess}. Para no fallar, mide el cuello. ${rule}`;
}

function top({ chest, weight, height, waist }: Measures, cut: Cut): string | null {
  if (chest === undefined)
    return weight !== undefined || height !== undefined || waist !== undefined
      ? 'Para eso manda el contorno de pecho: en mujer, S de 82 a 90 cm, M de 90 a 98 y L de 98 a 107; en hombre, S de 86 a 94, M de 94 a 102 y L de 102 a 110. Dime el tuyo y te digo la talla.'
      : null;
  const letter = letterOf(chest, chestFrom[cut ?? 'woman'], letterStep);
  return `Con ${chest} cm de pecho, la ${letter}. Si la tela no cede o tienes la espalda ancha, la siguiente.`;
}

const ofWaist = (waist: number) => Math.round((waist + 5) / 4) * 2;
const ofHip = (hip: number) => Math.round((hip - 22) / 4) * 2;

function trousers({ waist, hip }: Measures, cut: Cut): string | null {
  if (waist === undefined)
    return hip === undefined ? null : 'Con la cadera sola no llego: dime también la cintura.';
  if (hip !== undefined && cut !== 'man') {
    const [byWaist, byHip] = [ofWaist(waist), ofHip(hip)];
    const measured = `Con ${waist} cm de cintura y ${hip} de cadera`;
    return byWaist === byHip
      ? `${measured}, la ${byWaist} española por las dos, de pantalón, falda o vestido; en pulgadas, W${Math.round(waist / 2.54)}. Si la tela no cede nada y dudas, una más.`
      : `${measured}, por cintura sale la ${byWaist} española y por cadera la ${byHip}. Si no cede, pide la ${Math.max(byWaist, byHip)} y que te ajusten lo que sobre; si estira, la ${Math.min(byWaist, byHip)}.`;
  }
  const women = `en tallas de mujer ronda la ${ofWaist(waist)}`;
  const men = `en las de hombre, la ${Math.round(waist / 4) * 2}`;
  const both = cut === 'man' ? men : cut === 'woman' ? women : `${women} y ${men}`;
  return `Con ${waist} cm de cintura, ${both}; en pulgadas, W${Math.round(waist / 2.54)}.`;
}

const jacket = ({ chest }: Measures) =>
  chest === undefined
    ? null
    : `Con ${chest} cm de pecho, una ${round(chest / 2, 2)} de chaqueta: la mitad del pecho. Que encaje el hombro; lo demás se arregla.`;

/** By kind: the sum, and the entry that tells how to measure. */
const byKind: readonly (readonly [
  kinds: readonly Kind[],
  of: (measures: Measures, cut: Cut) => string | null,
  title: string,
])[] = [
  [['belt'], belt, 'Talla de cinturón'],
  [['gloves'], gloves, 'Talla de guantes'],
  [['hat'], hat, 'Talla de sombrero y gorra'],
  [['shirt'], shirt, 'Camisas por talla de cuello'],
  [['pants', 'jeans', 'shorts', 'skirt'], trousers, 'Pantalones W y L'],
  [['suit', 'blazer'], jacket, 'Talla de traje y medidas corto y largo'],
  [['ring'], () => null, 'Talla de anillo'],
  [['tights'], () => null, 'Medias y pantis: elegir talla'],
  [['socks'], () => null, 'Tallas de calcetines'],
  [['swimwear'], () => null, 'Talla de bañador y bikini'],
  [
    [
      't-shirt',
      'blouse',
      'top',
      'sweater',
      'cardigan',
      'dress',
      'hoodie',
      'polo',
      'coat',
      'outerwear',
      'jumpsuit',
      'pyjamas',
      'longsleeve',
    ],
    top,
    'Qué significan las letras S, M, L',
  ],
];

/** The size of a kind for measures that a message tells, or the title of the entry that tells how to measure. */
export function sizeByMeasure(
  tokens: readonly Annotated[],
  kind: Kind | null,
  cut: Cut,
): { text: string } | { title: string } | null {
  const measures = measuresIn(tokens);
  const row = kind && byKind.find(([kinds]) => isSortOf(kind, ...kinds));
  if (row) {
    const [, of, title] = row;
    const text = of(measures, cut);
    return text === null ? { title } : { text };
  }
  if (isTight(tokens)) return { title: 'Entre dos tallas' };
  if (
    kind === null &&
    measures.waist !== undefined &&
    measures.hip !== undefined &&
    measures.chest === undefined
  )
    return { text: trousers(measures, cut) ?? '' };
  const text = top(measures, cut);
  return kind === null && text !== null ? { text } : null;
}
