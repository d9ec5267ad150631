import type { Fabric, Length, Sleeve, Style } from '#contract/vocabulary.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import { type Annotated, occurs, patternOf } from '../words/pattern.ts';
import type { Aim } from './learned/aims.ts';

/** Measures of a question about owned garments, from the most specific to a plain list. */
export const measures = [
  'brands',
  'sizes',
  'history',
  'goes-with',
  'duplicates',
  'declutter',
  'per-wear',
  'price',
  'sum',
  'added',
  'last-worn',
  'times-worn',
  'worn',
  'unworn',
  'combinations',
  'laundry',
  'favourites',
  'versatility',
  'warmth',
  'condition',
  'share',
  'colours',
  'more-of',
  'count',
  'list',
] as const;
export type Measure = (typeof measures)[number];

/** `least` turns an extreme round: "la que menos". */
export type Fact = { measure: Measure; least: boolean };

const put = 'pongo|ponia|puse|puesto|uso|usado|use|llevo|llevado|lleve|ponen|visto|saco|ha|he';

const phrases: readonly (readonly [Measure, string])[] = [
  [
    'versatility',
    'versatil~|comodin~ / mas juego|partido / mas combina~ / con mas cosas|prendas|ropa / sirve|vale para todo|mas',
  ],
  ['brands', 'marca|marcas / de quien es|son'],
  ['sizes', 'que talla~ es|son|tiene|tienen|tengo|uso|gasto|pone / talla de mi|mis|el|la|los|las <garment>'],
  [
    'history',
    'con que * me la|lo|las|los * he|habia * puesto|llevado|combinado / con que me la|lo|las|los puse|lleve',
  ],
  [
    'goes-with',
    'combina~|pega~|conjunta~|va|van|iria|irian|quedan|queda|sirve~ [bien|mejor] con / a juego / que le|les vaya|vayan|pegue|peguen|quede|combine|sirva',
  ],
  ['duplicates', 'repetid~|duplicad~|parecid~|iguales|identic~|clavad~'],
  [
    'declutter',
    'donar|dono|regalar|regalo|caritas|tirar|vender|vendo|deshacerme|deshago|desprenderme|sobra~ / que|cuales * doy|dar / limpia de armario|ropero|closet / que se va|queda / decidir que / me quedo con que / quitar de|del medio|encima / quito de en medio / hacer limpia~ / hago limpia~',
  ],
  ['per-wear', 'cada|por puesta|uso|vez|postura / coste|costo por|cada uso / amortiz~'],
  [
    'price',
    'mas|menos cara|caro|caras|caros|barata|barato|baratas|baratos|costosa|costoso / cuesta|costo|vale mas|menos',
  ],
  [
    'sum',
    'cuanto~ [dinero|plata|pasta|guita|lana|me] * gastado|gaste|costado|costo|vale|valen|invertido|metido|llevo gastado / valor de mi|mis|todo|toda / gastado|invertido en',
  ],
  [
    'last-worn',
    'ultim~ vez / cuando * puse|use|lleve|puesto / hace cuanto|mucho|tiempo|meses que [no] / cuanto hace que / lo ultimo que * puse|puesto|lleve / ultimo que me puse / todavia|aun * pongo|uso|llevo',
  ],
  ['times-worn', `cuantas veces * ${put} / cuantos usos|puestas / cuanto * pongo|uso`],
  [
    'unworn',
    `no [me] [lo|la|los|las] [he] ${put} / nunca [me] ${put} / sin estrenar|usar|poner / olvidad~|abandonad~|muert~ de risa / no|nunca he estrenado / tiempo|meses * sin ponerme|poner|usar|llevar / criando polvo / no estreno|estrene|estrenado`,
  ],
  [
    'added',
    'mas viej~|antigu~|vetust~|anos|tiempo|nuev~|reciente~ / primera prenda|cosa / ultim~ * compre|compra~|anadi~|subi~|meti~|escane~|registre / desde cuando * tengo / cuando * compre / cuanto * hace|llevo que * tengo|compre',
  ],
  [
    'worn',
    `mas|menos [me] [he] ${put}|usad~|gast~|repito|repetid~ / ${put} * mas|menos / ${put} mucho|poco|apenas / mi uniforme`,
  ],
  ['combinations', 'cuant~ combinaciones|conjuntos|outfits|looks|tenidas|atuendos'],
  ['laundry', 'suci~|lavandose / sin|por|para lavar / en la colada|lavadora / en el cesto'],
  ['favourites', 'favorit~|preferid~|favs'],
  [
    'warmth',
    'mas calentit~|caliente~|abrig~|calid~|gorda|gordo|gordit~|grues~|frescas|fresca|fresco|frescos|fresquit~|liger~|finit~',
  ],
  [
    'condition',
    'mal|peor|buen|mejor estado / desgastad~|viejos|viejas|estropead~|deteriorad~|rota|rotas|roto|rotos / como nueva~|nuevo~',
  ],
  ['share', 'porcentaje|proporcion / por ciento / que parte|fraccion / la mitad'],
  [
    'colours',
    'repito|abuso|tengo|llevo|uso mucho|demasiado color|colores|<colour> / que|cuales color|colores|tono|tonos / color~ * predomina|manda|repite|abunda|domina|mas / de que color',
  ],
  [
    'more-of',
    'mas <garment> o [mas] <garment> / tengo mas <garment> o|que <garment> / que tengo mas|menos / de que * mas|menos tengo|prendas|ropa|cosas',
  ],
  ['count', 'cuant~ / numero|cantidad|total|suma de / cuenta~|contar'],
  ['list', 'que * tengo|hay / ensena~|muestra~|mostra~|lista~|saca~|dime|ver / tengo|tendre|hay'],
];
const patterns = phrases.map(([measure, source]) => ({ measure, pattern: patternOf(source) }));

const leastWords =
  /^(menos|barat[ao]s?|peor|nuev[oa]s?|reciente|recientes|fresc\w*|fresquit\w*|liger\w*|fin[oa]s?|ultim[oa]s?)$/;
const isLeast = (tokens: readonly Annotated[]): boolean => tokens.some(({ text }) => leastWords.test(text));

const measureOfAim: Readonly<Partial<Record<Aim, Measure>>> = {
  versatile: 'versatility',
  declutter: 'declutter',
  duplicates: 'duplicates',
  'not-worn': 'unworn',
  'last-worn': 'last-worn',
  'colours-of-wardrobe': 'colours',
  'cost-per-wear': 'per-wear',
};

/** The measure of the learned aim, for words that no phrase describes. */
export const measureByAim = (aim: Aim | null): Measure | null => (aim && measureOfAim[aim]) ?? null;

/** The measure that a message asks for; null when it asks for none. */
export function factIn(tokens: readonly Annotated[]): Fact | null {
  const found = patterns.find(({ pattern }) => occurs(pattern, tokens));
  return found ? { measure: found.measure, least: isLeast(tokens) } : null;
}

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
  | { evening: true };

const qualities: readonly (readonly [string, Quality])[] = [
  ['manga larga / mangas largas', { sleeve: 'long' }],
  ['manga corta / mangas cortas', { sleeve: 'short' }],
  ['sin mangas / de tirantes / sisa', { sleeve: 'none' }],
  ['corta|cortas|cortos|corto|mini', { length: 'short' }],
  ['midi', { length: 'medium' }],
  ['larga|largas|largos|largo|maxi', { length: 'long' }],
  ['de vestir / formal|formales|elegante~|arreglad~|serio|seria|serios', { style: 'formal' }],
  ['deportiv~ / de|para deporte|gimnasio|gym|correr|entrenar', { style: 'sport' }],
  [
    'impermeable~|chubasquero / contra|para [la] lluvia / que no cale|calen / para cuando llueve',
    { rain: true },
  ],
  [
    'no|nada|ni [sea|sean|muy|tan|de] grues~|gord~|abrig~ / liger~|finit~|fina|fino|finas|finos|fresquit~|fresca|frescas|fresco|frescos',
    { warmth: 'light' },
  ],
  ['grues~|gordit~|abrigad~|abrigue|abriguen|calentit~|calid~', { warmth: 'heavy' }],
  ['noche|nocturno|nocturna', { evening: true }],
  ['con tacon|tacones|taco', { heel: true }],
  ['plano~|bajito~ / sin tacon|tacones|taco', { heel: false }],
];
const ofQualities = qualities.map(([source, quality]) => ({ pattern: patternOf(source), quality }));

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
