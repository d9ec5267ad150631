import type { ColorName } from '#contract/colors.ts';
import type { Fabric, Length, Pattern, Sleeve, Style } from '#contract/garment-attributes.ts';
import type { Season } from '#contract/vocabulary.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import type { Span } from '../../words/lexicon.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import type { Purpose } from '../plans/purposes.ts';
import { type Parted, withoutIdiom } from './left-out.ts';

/** Qualities of garments beyond kind, colour, fabric and pattern. */
export type Quality =
  | { sleeve: Sleeve }
  | { length: Length }
  | { style: Style }
  | { fabric: Fabric }
  | { kinds: readonly WornKind[] }
  | { warmth: 'light' | 'heavy' }
  | { rain: true }
  | { heel: boolean }
  | { evening: true }
  | { belowKnee: true }
  | { volume: 'slim' | 'wide' }
  | { tones: readonly ColorName[] }
  | { colour: ColorName }
  | { pattern: Pattern }
  | { season: Season | 'all' }
  | { purpose: Purpose };

const qualities: readonly (readonly [string, Quality])[] = [
  ['manga larga / mangas largas', { sleeve: 'long' }],
  ['manga corta / mangas cortas', { sleeve: 'short' }],
  ['sin mangas / de tirantes / sisa', { sleeve: 'none' }],
  [
    'debajo|bajo [de] la|las rodilla|rodillas / tapa|tapan|cubre|cubren la|las rodilla|rodillas',
    { belowKnee: true },
  ],
  ['ajustad~|cenid~|entallad~|pitillo~|entubad~', { volume: 'slim' }],
  ['holgad~|anch~|suelt~|ampli~|baggy|oversize', { volume: 'wide' }],
  ['corta|cortas|cortos|corto|mini', { length: 'short' }],
  ['midi', { length: 'medium' }],
  ['larga|largas|largos|largo|maxi', { length: 'long' }],
  ['de vestir / formal|formales|elegante~|arreglad~|serio|seria|serios', { style: 'formal' }],
  ['de fiesta|noche / fiester~', { style: 'party' }],
  [
    'tonos|tonalidades|colores|color [de] tierra|tierras|terrosos / terros~',
    { tones: ['marrón', 'marrón oscuro', 'camel', 'beige', 'caqui', 'verde oliva', 'mostaza'] },
  ],
  [
    'tonos|colores pastel|pasteles|palo / pastel|pasteles',
    { tones: ['rosa palo', 'celeste', 'lila', 'verde menta', 'salmón', 'rosa'] },
  ],
  [
    'tonos|colores|ropa neutr~ / neutros',
    {
      tones: [
        'negro',
        'blanco',
        'crudo',
        'beige',
        'gris',
        'gris claro',
        'gris oscuro',
        'camel',
        'azul marino',
      ],
    },
  ],
  [
    'tonos|colores|color|ropa oscur~ / de oscuro',
    { tones: ['negro', 'gris oscuro', 'azul marino', 'marrón oscuro', 'burdeos', 'verde oscuro'] },
  ],
  [
    'tonos|colores|color|ropa clar~ / de claro',
    { tones: ['blanco', 'crudo', 'beige', 'celeste', 'rosa palo', 'lila', 'verde menta', 'gris claro'] },
  ],
  [
    'de color|colores $ / los|las|ropa|cosas|prendas de color|colores cual~|son|que|tengo|hay|y',
    {
      tones: [
        'rojo',
        'burdeos',
        'fucsia',
        'rosa',
        'rosa palo',
        'salmón',
        'naranja',
        'coral',
        'amarillo',
        'mostaza',
        'verde',
        'verde oscuro',
        'verde oliva',
        'verde lima',
        'verde menta',
        'azul',
        'celeste',
        'turquesa',
        'petróleo',
        'morado',
        'lila',
      ],
    },
  ],
  [
    'tonos|colores|color|ropa viv~|fuerte~|alegre~|chillon~',
    {
      tones: [
        'rojo',
        'fucsia',
        'naranja',
        'amarillo',
        'verde',
        'azul',
        'turquesa',
        'coral',
        'morado',
        'mostaza',
        'verde lima',
        'rosa',
      ],
    },
  ],
  ['casual|casuales|informal~ / de diario|andar por casa', { style: 'casual' }],
  ['deportiv~ / de|para deporte|gimnasio|gym|correr|entrenar', { style: 'sport' }],
  [
    'impermeable~|chubasquero / contra|para [la] lluvia / que no cale|calen / para cuando llueve',
    { rain: true },
  ],
  [
    'no|nada|ni [sea|sean|muy|tan|de] grues~|gord~|abrigad~|abrigos~ / liger~|finit~|fina|fino|finas|finos|fresquit~|fresca|frescas|fresco|frescos',
    { warmth: 'light' },
  ],
  ['grues~|gordit~|abrigad~|abrigue|abriguen|calentit~|calid~', { warmth: 'heavy' }],
  ['de|para|pa [la|una|esta|las] noche|noches / nocturn~', { evening: true }],
  ['con tacon|tacones|taco', { heel: true }],
  ['plano~|bajito~ / sin tacon|tacones|taco', { heel: false }],
];
const ofQualities = qualities.map(([source, quality]) => ({ pattern: patternOf(source), quality }));

/** Where what is not wanted begins and ends: "que no sean de fiesta pero …". */
function withoutRefused(tokens: readonly Annotated[]): Parted {
  const start = tokens.findIndex(
    ({ text }, at) => text === 'no' && /^(sean?|son|es|tengan?|lleven?)$/.test(tokens[at + 1]?.text ?? ''),
  );
  if (start < 0) return { asked: tokens, refused: [] };
  const after = tokens.findIndex(({ text }, at) => at > start && /^(pero|y|sino|que)$/.test(text));
  const end = after < 0 ? tokens.length : after;
  return {
    asked: [...tokens.slice(0, start), ...tokens.slice(end)],
    refused: tokens.slice(start + 2, end),
  };
}

const unprinted = patternOf(
  'sin|ni estampad~|dibujo~|logo~|letras / nada de estampad~|dibujo~ / lisa|liso|lisas|lisos',
);
export const isPlain = (tokens: readonly Annotated[]): boolean => occurs(unprinted, tokens);

export function qualitiesSaid(tokens: readonly Annotated[]): { asked: Quality[]; refused: Quality[] } {
  const { asked, refused } = withoutRefused(withoutIdiom(tokens));
  // "que no sea el chubasquero" refuses a piece, and not what keeps the rain off.
  const isOfPiece = refused.some(({ classes }) => classes.some(({ name }) => name === 'garment'));
  return {
    asked: qualitiesAsked(asked),
    refused: qualitiesAsked(refused).filter((quality) => !(isOfPiece && 'rain' in quality)),
  };
}

export function qualitiesAsked(tokens: readonly Annotated[]): Quality[] {
  const found: Quality[] = [];
  for (const { pattern, quality } of ofQualities) {
    const [name] = Object.keys(quality);
    // The first of each sort counts: "manga larga" is no long garment.
    const isTaken = found.some((one) => name !== undefined && name in one);
    const sleeveSaid = found.some((one) => 'sleeve' in one) && name === 'length';
    if (!isTaken && !sleeveSaid && occurs(pattern, tokens)) found.push(quality);
  }
  return found;
}

export const axisOf = (quality: Quality): string => Object.keys(quality)[0] ?? '';

const longestPhrase = 4;

/** The shortest words that ask for each quality; of two of one sort that overlap, the later. */
export function qualitySpans(tokens: readonly Annotated[]): Span<Quality>[] {
  const found: Span<Quality>[] = [];
  for (const { pattern, quality } of ofQualities) {
    if (!occurs(pattern, tokens)) continue;
    const of: Span<Quality>[] = [];
    for (let size = 1; size <= longestPhrase; size += 1)
      for (let start = 0; start + size <= tokens.length; start += 1) {
        const end = start + size;
        if (of.some((one) => one.start >= start && one.end <= end)) continue;
        if (occurs(pattern, tokens.slice(start, end))) of.push({ start, end, meaning: quality });
      }
    found.push(...of);
  }
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          axisOf(other.meaning) === axisOf(one.meaning) &&
          other.start < one.end &&
          other.end > one.end &&
          other.start >= one.start,
      ),
  );
}
