import type { ColorName } from '#contract/colors.ts';
import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import type { Item } from '#stylist/vocabulary/item.ts';
import { itemOf } from '#stylist/vocabulary/items.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { stemOf, type Token, tokensOf } from '../../words/tokens.ts';
import type { GarmentReference } from '../slots.ts';
import { fabricLexicon } from './garment-words.ts';

/** Colours that people confuse in names. */
const near: Readonly<Partial<Record<ColorName, readonly ColorName[]>>> = {
  azul: ['azul marino', 'celeste', 'azul vaquero', 'azul grisáceo', 'petróleo'],
  celeste: ['azul', 'azul vaquero', 'azul grisáceo'],
  'azul marino': ['azul', 'azul vaquero'],
  gris: ['gris claro', 'gris oscuro', 'plateado'],
  'gris oscuro': ['gris', 'negro'],
  'gris claro': ['gris', 'plateado'],
  verde: ['verde oscuro', 'verde oliva', 'verde lima', 'verde menta', 'caqui', 'petróleo', 'turquesa'],
  'verde oscuro': ['verde', 'verde oliva'],
  'verde oliva': ['caqui', 'verde oscuro', 'verde'],
  caqui: ['verde oliva', 'beige'],
  marrón: ['marrón oscuro', 'camel'],
  'marrón oscuro': ['marrón'],
  camel: ['beige', 'marrón', 'mostaza'],
  beige: ['crudo', 'camel'],
  crudo: ['blanco', 'beige'],
  blanco: ['crudo'],
  rojo: ['burdeos', 'coral'],
  burdeos: ['rojo', 'morado'],
  rosa: ['rosa palo', 'fucsia', 'salmón'],
  'rosa palo': ['rosa'],
  fucsia: ['rosa'],
  morado: ['lila', 'burdeos'],
  lila: ['morado'],
  amarillo: ['mostaza'],
  mostaza: ['amarillo', 'camel'],
  naranja: ['coral', 'salmón'],
  coral: ['naranja', 'salmón', 'rojo'],
  dorado: ['mostaza', 'camel'],
  plateado: ['gris claro'],
  turquesa: ['verde menta', 'celeste', 'petróleo'],
};

/** Match of a garment's colours with a requested one: 2 exact, 1 near, 0 none. */
export function colourAnswers(garment: Garment, asked: ColorName, nameWords: ReadonlySet<string>): number {
  const own = garment.colors.map((color) => colourOf({ colors: [color] }));
  if (own[0] === asked || tokensOf(asked).every(({ stem }) => nameWords.has(stem))) return 2;
  if (own.includes(asked)) return 1.5;
  return near[asked]?.some((name) => name === own[0]) ? 1 : 0;
}

/** Least answer of a colour that is the garment's own. */
export const ownColour = 1.5;

export const wearsColour = (garment: Garment, colour: ColorName): boolean =>
  colourAnswers(garment, colour, nameStems(garment)) >= ownColour;

type Asked = Pick<GarmentReference, 'kinds' | 'item' | 'colours' | 'fabric' | 'pattern'>;

const known = new WeakMap<Garment, ReadonlySet<string>>();
const names = new WeakMap<Garment, readonly Token[]>();

/** Cached, because every message is compared with every name. */
export function nameTokens(garment: Garment): readonly Token[] {
  let tokens = names.get(garment);
  if (!tokens) {
    tokens = tokensOf(garment.name.slice(0, 80));
    names.set(garment, tokens);
  }
  return tokens;
}

/** By its cloth or its name: trousers of synthetic leather are of leather to who wears them. */
export const isOfFabric = (garment: Garment, fabric: Fabric): boolean =>
  garment.fabric === fabric ||
  fabricLexicon.find(nameTokens(garment)).some(({ meaning }) => meaning === fabric);

/** A refusal of prints leaves plain garments only. */
export const isOfRefusedPattern = ({ pattern }: Garment, refused: readonly Pattern[]): boolean =>
  refused.includes(pattern) || (refused.includes('print') && pattern !== 'plain');

/** "nada de cuero" is said of what looks like it: a leather loafer is no leather jacket. */
export const isRefusedCloth = (garment: Garment, fabric: Fabric): boolean =>
  isOfFabric(garment, fabric) && !(fabric === 'leather' && garment.category === 'shoes');

export function nameStems(garment: Garment): ReadonlySet<string> {
  let stems = known.get(garment);
  if (!stems) {
    stems = new Set(nameTokens(garment).map(({ stem }) => stem));
    known.set(garment, stems);
  }
  return stems;
}

/** Up to this many kinds, a word prefers them in order. */
const ordered = 3;

/** Warmth from which a coat is called "abrigo" rather than "chaqueta". */
const heavy = 0.5;

/** "chaqueta de ante|campera de gamuza": what a piece that is called otherwise is made of */
const ofCloth = (names: string): string[] =>
  [...names.matchAll(/ de (\p{L}{4,})/gu)].map(([, word = '']) => stemOf(word));

/** "shorts de jean" are shorts as others are, whatever they are called. */
const isOtherDress = (asked: Item, owned: Item): boolean =>
  asked.formality !== undefined && !(asked.kind === owned.kind && owned.formality === undefined);

function answers(garment: Garment, asked: Asked, around: ReadonlySet<string>): number {
  const rank = asked.kinds.indexOf(garment.kind);
  const item = itemOf(garment);
  const sameItem = asked.item !== null && item?.es === asked.item.es;
  if (rank < 0 && !sameItem) return 0;
  // "mallas" are not cloth trousers, though both have the same kind.
  if (asked.item && item && !sameItem && isOtherDress(asked.item, item)) return 0;
  // "el abrigo" prefers a coat to a parka; "los zapatos" has no preference.
  const step = asked.kinds.length <= ordered ? 0.2 : 0;
  let score = sameItem ? 3 : 2.2 - step * rank;
  if (asked.kinds[0] === 'outerwear' && asked.kinds.length > 2 && (item?.clo ?? 0) > heavy) score -= 0.3;
  if (item?.kind === 'bow-tie' && !sameItem) score -= 1;
  const names = nameStems(garment);
  for (const colour of asked.colours) {
    const answer = colourAnswers(garment, colour, names);
    if (answer === 0) return 0;
    score += answer;
  }
  if (asked.fabric) {
    if (garment.fabric !== asked.fabric) return 0;
    score += 1.5;
  }
  if (asked.pattern) {
    if (garment.pattern !== asked.pattern) return 0;
    score += 1.5;
  }
  if (asked.item && !sameItem && ofCloth(asked.item.es).some((stem) => names.has(stem))) score += 1;
  for (const stem of names) if (stem.length > 3 && around.has(stem)) score += 1;
  return score;
}

/** Scores closer than this are ties. */
const tie = 0.15;

/**
 * Returns the garments that match a mention best.
 * @param around stems near the mention: "la falda de la boda" finds the "Falda boda"
 */
export function garmentsMeant(
  wardrobe: readonly Garment[],
  asked: Asked,
  around: ReadonlySet<string>,
): string[] {
  const scored = wardrobe
    .map((garment) => ({ id: garment.id, score: answers(garment, asked, around) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score > best - tie).map(({ id }) => id);
}

/** Returns all garments that match, best first, as for "¿qué faldas tengo?". */
export function garmentsAllowed(wardrobe: readonly Garment[], asked: Asked): string[] {
  const none: ReadonlySet<string> = new Set();
  return wardrobe
    .map((garment) => ({ id: garment.id, score: answers(garment, asked, none) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}
