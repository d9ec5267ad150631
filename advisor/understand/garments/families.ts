import { isSortOf } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import { itemOf } from '#stylist/vocabulary/items.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { lexiconOf } from '../../words/lexicon.ts';
import { tokensOf } from '../../words/tokens.ts';

type Fits = (garment: Garment) => boolean;

const coatClo = 0.5;
const trench = /(^|\|)(gabardina|trench)(\||$)/;
const rainwear = /(^|\|)(chubasquero|paravientos)(\||$)/;
const isOuter = ({ kind }: Garment) => isSortOf(kind, 'outerwear');
const named = (garment: Garment, pattern: RegExp) => pattern.test(itemOf(garment)?.es ?? '');

const isCoat: Fits = (garment) =>
  isSortOf(garment.kind, 'coat') ||
  (isOuter(garment) &&
    (named(garment, trench) || (traitsOf(garment).clo >= coatClo && !named(garment, rainwear))));
const isTailored: Fits = ({ kind }) => isSortOf(kind, 'blazer');
const isJacket: Fits = (garment) =>
  isTailored(garment) || isSortOf(garment.kind, 'cardigan') || (isOuter(garment) && !isCoat(garment));
const isShort: Fits = (garment) => isOuter(garment) && !named(garment, trench) && garment.length !== 'medium';
const isKnit: Fits = ({ kind, fabric, category }) =>
  fabric === 'knit' ||
  (fabric === 'wool' && isSortOf(kind, 'sweater', 'cardigan', 'vest')) ||
  (fabric === 'wool' && category === 'tops');
const inCategory =
  (...categories: readonly Garment['category'][]): Fits =>
  ({ category }) =>
    categories.includes(category);
const ofKind =
  (...kinds: Parameters<typeof isSortOf>[1][]): Fits =>
  ({ kind }) =>
    isSortOf(kind, ...kinds);
const isHeeled: Fits = (garment) => garment.category === 'shoes' && traitsOf(garment).heel;

/** Families of kinds that one word names. */
const families: readonly (readonly [words: string, fits: Fits])[] = [
  [
    'chaqueta de vestir|chaqueta formal|chaqueta de traje|chaqueta americana|chaqueta elegante',
    (garment) => isTailored(garment),
  ],
  ['chaqueta|chaquetilla', isJacket],
  ['cazadora|chupa', (garment) => isOuter(garment) && !isCoat(garment) && !named(garment, rainwear)],
  ['campera|chamarra|casaca|chumpa', isShort],
  ['abrigo|tapado|sobretodo|gaban', isCoat],
  [
    'cosa de abrigo|ropa de abrigo|prenda de abrigo|algo de abrigo|ropa de invierno de abrigo|prenda exterior|ropa de calle de abrigo',
    isCoat,
  ],
  ['prenda de punto|ropa de punto|cosa de punto|de punto|punto', isKnit],
  ['zapato|calzado|zapato y bota|par de zapatos|para los pies|par|pare', inCategory('shoes')],
  ['zapato de tacon|zapato con tacon|zapato con taco|taco|tacon|stiletto|de tacon|con tacon', isHeeled],
  [
    'zapato plano|calzado plano|zapato sin tacon|zapato bajo',
    (garment) => garment.category === 'shoes' && !isHeeled(garment),
  ],
  ['parte de arriba|prenda de arriba|prenda superior|cosa de arriba|para arriba', inCategory('tops')],
  ['parte de abajo|prenda de abajo|prenda inferior|cosa de abajo|para abajo', inCategory('bottoms')],
  ['accesorio|complemento', inCategory('accessories')],
  ['pantalon', ofKind('pants', 'jeans')],
  ['pantalon largo', ofKind('pants', 'jeans')],
  ['pantalon corto|short|bermuda', ofKind('shorts')],
  ['para la cabeza|en la cabeza|la cabeza', ofKind('hat')],
  ['para el cuello|en el cuello|el cuello', ofKind('scarf', 'necklace')],
  ['para la mano|para las manos', ofKind('gloves')],
];
const lexicon = lexiconOf<Fits>(
  families.flatMap(([words, fits]) => words.split('|').map((word): [string, Fits] => [word, fits])),
);

export const familiesIn = (tokens: Parameters<typeof lexicon.find>[0]) => lexicon.find(tokens);

/** The family that a text names as a whole. */
export const familyOf = (text: string): Fits | null => {
  const tokens = tokensOf(text);
  const [found] = lexicon.find(tokens);
  return found && found.start === 0 && found.end === tokens.length ? found.meaning : null;
};
