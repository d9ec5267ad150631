import { garmentAttributes, type Style } from '#contract/garment-attributes.ts';
import type { Season } from '#contract/vocabulary.ts';
import { type Clause, clausesOf } from '../../words/clauses.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import { colourLexicon, fabricLexicon, patternLexicon } from '../garments/garment-words.ts';
import type { Aim } from '../learned/aims.ts';
import { purposesIn } from '../plans/purposes.ts';
import { withoutIdiom, withoutLeftOut } from './left-out.ts';
import { type Quality, qualitiesAsked } from './qualities.ts';
import { seasonWords } from './weather-words.ts';

/** Measures of a question about owned garments, from the most specific to a plain list. */
export const measures = [
  'untouched',
  'omitted',
  'lists',
  'best',
  'too-many',
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

/** `least` turns an extreme round: "la que menos"; `scale` is the last one of `best`. */
export type Fact = { measure: Measure; least: boolean; scale?: string | undefined };

const put = 'pongo|ponia|puse|puesto|uso|usado|use|llevo|llevado|lleve|ponen|visto|saco|ha|he';

const phrases: readonly (readonly [Measure, string])[] = [
  ['untouched', 'no [me] [lo|la|los|las] borr~|elimin~|quites / sin borrar~|eliminar~'],
  [
    'omitted',
    'te has dejado|olvidado|saltado|comido / te dejaste|olvidaste|olvidas|saltaste|comiste / no pusiste|contaste|nombraste|mencionaste / no has puesto|contado|nombrado / te falto|falta <garment> / te falto|falta el|la|los|las|mi|mis <garment>',
  ],
  [
    'too-many',
    'tengo|tendre|seran|son demasiad~|muchisim~ / tengo|son muchos|muchas <garment> o / estoy bien',
  ],
  [
    'versatility',
    'versatil~|comodin~ / cuesta|cueste|dificil|dificiles|complicad~ [mas] [de] combinar / menos combina~ / la|mi base de|del|con|mi / seria|serian|es|son|formarian la base / imprescindibl~ / mas juego|partido / mas combina~ / con mas cosas|prendas|ropa / sirve|vale para todo|mas / quedarme|quedar|quedo|conservar|llevarme|salvar [solo] con|a un|uno|una|unos|unas|dos [que] * cual|cuales / con cual~ me quedo|quedo|quedaria|quedarias si|y por que',
  ],
  ['brands', 'marca|marcas / de quien es|son'],
  ['sizes', 'que talla~ es|son|tiene|tienen|tengo|uso|gasto|pone / talla de mi|mis|el|la|los|las <garment>'],
  [
    'history',
    'con que * me la|lo|las|los * he|habia * puesto|llevado|combinado / con que me la|lo|las|los puse|lleve',
  ],
  [
    'goes-with',
    'hace|haga|hagan|hacen juego con / combin~|pega~|pegue~|conjunt~|va|van|vaya|vayan|iria|irian|quedan|queda|quede|queden|sirve~ [bien|mejor|mas] con / a juego / que le|les vaya|vayan|pegue|peguen|quede|combine|sirva',
  ],
  ['duplicates', 'repetid~|duplicad~|parecid~|iguales|identic~|clavad~'],
  [
    'declutter',
    'cual|cuales|que|cuantas dariais|darias|daria|das|quitarias|quitariais|tirarias|tirariais|venderias|donarias|sobra / donar|dono|regalar|regalo|caritas|tirar|vender|vendo|deshacerme|deshago|desprenderme|sobra~ / que|cuales * doy|dar / limpia de armario|ropero|closet / que se va|queda / decidir que / me quedo con que / quitar|quito|quitaria|quitarias|saco|saca [de] de|del medio|encima / quito de en medio / me quito|quitaria|desprendo|deshago de cual|cuales / cual|cuales [me] quito|quitaria|quitarias|sobra|jubilo|jubilaria / hacer limpia~ / hago limpia~',
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
    `no [me] [lo|la|los|las] [he|haya|habia] ${put} / nunca [me] ${put} / sin estrenar|usar|poner / olvidad~|abandonad~|muert~ de risa / no|nunca he estrenado / tiempo|meses * sin ponerme|poner|usar|llevar / criando polvo / no estreno|estrene|estrenado`,
  ],
  [
    'added',
    'mas viej~|antigu~|vetust~|anos|tiempo|nuev~|reciente~ / primera prenda|cosa / ultim~ * compre|compra~|anadi~|agregue|cargue|sume|subi~|meti~|escane~|registre / desde cuando * tengo / cuando * compre / cuanto * hace|llevo que * tengo|compre',
  ],
  [
    'worn',
    `mas|menos [que|q] [me] [he] ${put}|usad~|gast~|repito|repetid~ / ${put} * mas|menos / ${put} mucho|poco|apenas / mi uniforme`,
  ],
  ['combinations', 'cuant~ combinaciones|conjuntos|outfits|looks|tenidas|atuendos'],
  ['laundry', 'suci~|lavandose / sin|por|para lavar / en la colada|lavadora / en el cesto|lavadero'],
  ['favourites', 'favorit~|preferid~|favs'],
  [
    'warmth',
    'mas|menos calentit~|caliente~|abriga~|abrigos~|calid~|gorda|gordo|gordit~|grues~|frescas|fresca|fresco|frescos|fresquit~|liger~|finit~ / abriga|abrigan|calienta mas|menos / mas|menos abriga|abrigan|calienta',
  ],
  [
    'condition',
    'mal|peor|buen|mejor estado / desgastad~|viejos|viejas|estropead~|deteriorad~|rota|rotas|roto|rotos / como nueva~|nuevo~',
  ],
  [
    'share',
    'porcentaje|proporcion / por ciento / que parte|fraccion / que|si|cuanto|cuanta|casi|mas de la mitad / la mitad de',
  ],
  [
    'colours',
    'repito|abuso|tengo|llevo|uso mucho|demasiado color|colores|<colour> / que|cuales color|colores|tono|tonos / color~ * predomina|manda|repite|abunda|domina|mas / de que color',
  ],
  [
    'more-of',
    'mas [cosas|prendas|ropa|de] <colour> o|que [de] [mas] <colour> / mas <garment> o [mas] <garment> / tengo mas <garment> o|que <garment> / que tengo mas|menos / de que * mas|menos tengo|prendas|ropa|cosas',
  ],
  ['count', 'cuant~ / recuento|recuenta|recuentame / numero|cantidad|total|suma de / cuenta~|contar'],
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
  'wash-list': 'laundry',
};

/** The measure of the learned aim, for words that no phrase describes. */
export const measureByAim = (aim: Aim | null): Measure | null => (aim && measureOfAim[aim]) ?? null;

/** "las botas no, las uso": a habit is told within one clause. */
const ofHabit: ReadonlySet<Measure> = new Set(['unworn', 'worn', 'last-worn', 'times-worn']);

function measureIn(said: readonly Annotated[], clauses: readonly Clause<Annotated>[]): Measure | null {
  const tokens = withoutIdiom(withoutLeftOut(said).asked);
  const found = patterns.find(
    ({ measure, pattern }) =>
      occurs(pattern, tokens) &&
      (!ofHabit.has(measure) || clauses.some((clause) => occurs(pattern, clause.tokens))),
  );
  return found?.measure ?? null;
}

const asksOn = /^(?:y )?(?:cual|cuales|cuant[oa]s?)\b/;

/** The measure that a message asks for; null when it asks for none. */
export function factIn({ text, tokens }: { text: string; tokens: readonly Annotated[] }): Fact | null {
  const clauses = clausesOf(text, tokens);
  // "ya no me los pongo, ¿cuántos son?" asks for the number.
  const asking = clauses
    .filter(
      ({ asks, tokens: said }) =>
        asks ||
        asksOn.test(
          said
            .slice(0, 2)
            .map((one) => one.text)
            .join(' '),
        ),
    )
    .at(-1);
  const own = asking && clauses.length > 1 ? measureIn(asking.tokens, [asking]) : null;
  const measure = own && own !== 'list' ? own : measureIn(tokens, clauses);
  return measure && { measure, least: isLeast(tokens) };
}

/** A set that a message tells apart from others: "de invierno", "de lino", "para la lavadora". */
export type Criterion = { axis: string; label: string; quality: Quality };

export const betweenLabel = 'De entretiempo';
const halfSeason = patternOf('entretiempo / media estacion|temporada');
const seasonLabels: Readonly<Record<Season | 'all', string>> = {
  spring: 'De primavera',
  summer: 'De verano',
  fall: 'De otoño',
  winter: 'De invierno',
  all: 'Todo el año',
};
const allYear = patternOf(
  'todo el ano / cualquier epoca|estacion|temporada / las cuatro|todas las estaciones / los doce meses',
);
const styleLabels: Readonly<Record<Style, string>> = {
  casual: 'De diario',
  formal: 'De vestir',
  sport: 'De deporte',
  party: 'De fiesta',
};
const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const isBetweenSeasons = (tokens: readonly Annotated[]): boolean => occurs(halfSeason, tokens);
export const isAllYear = (tokens: readonly Annotated[]): boolean => occurs(allYear, tokens);

function labelOf(quality: Quality): string | null {
  if ('style' in quality) return styleLabels[quality.style];
  if ('sleeve' in quality) return `De manga ${garmentAttributes.sleeve.labels[quality.sleeve].toLowerCase()}`;
  if ('heel' in quality) return quality.heel ? 'Con tacón' : 'Sin tacón';
  if ('warmth' in quality) return quality.warmth === 'heavy' ? 'De abrigo' : 'Ligeras';
  if ('rain' in quality) return 'Para la lluvia';
  return null;
}

function criterionIn(tokens: readonly Annotated[]): Criterion | null {
  if (isAllYear(tokens)) return { axis: 'season', label: seasonLabels.all, quality: { season: 'all' } };
  if (isBetweenSeasons(tokens)) return { axis: 'season', label: betweenLabel, quality: { season: 'fall' } };
  const season = seasonWords.find(tokens)[0]?.meaning;
  if (season) return { axis: 'season', label: seasonLabels[season], quality: { season } };
  const [purpose] = purposesIn(tokens);
  if (purpose) return { axis: purpose.axis, label: `Para ${purpose.name}`, quality: { purpose } };
  const fabric = fabricLexicon.find(tokens)[0]?.meaning;
  if (fabric)
    return {
      axis: 'fabric',
      label: `De ${garmentAttributes.fabric.labels[fabric].toLowerCase()}`,
      quality: { fabric },
    };
  const pattern = patternLexicon.find(tokens)[0]?.meaning;
  if (pattern)
    return {
      axis: 'pattern',
      label: capitalised(garmentAttributes.pattern.labels[pattern].toLowerCase()),
      quality: { pattern },
    };
  const colour = colourLexicon.find(tokens)[0]?.meaning;
  if (colour) return { axis: 'colour', label: `En ${colour}`, quality: { colour } };
  const [quality] = qualitiesAsked(tokens);
  const label = quality && labelOf(quality);
  return label ? { axis: Object.keys(quality)[0] ?? '', label, quality } : null;
}

export const criteriaIn = (tokens: readonly Annotated[]): Criterion[] => {
  const parts: Annotated[][] = [[]];
  for (const token of tokens)
    if (/^(y|e|o|ni)$/.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.flatMap((part) => criterionIn(part) ?? []);
};

const asksToo = /^(que|q|cual|cuales|cuant\w*|l[oa]s?)$/;

/** The sets of "¿qué es de invierno y qué de verano?", "¿de lino o de manga corta?"; empty for a single one. */
export function alternativesIn(tokens: readonly Annotated[]): Criterion[] {
  const parts: Annotated[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]?.text ?? '';
    const isJoint =
      /^[ou]$/.test(token.text) || (/^[ye]$/.test(token.text) && (asksToo.test(next) || next === 'de'));
    if (isJoint) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const opening = (part: readonly Annotated[]) => part.slice(0, 1 + part.findIndex(({ pause }) => pause));
  const found = parts.flatMap((part) => criterionIn(opening(part)) ?? criterionIn(part) ?? []);
  const distinct = found.filter(({ label }, at) => found.findIndex((one) => one.label === label) === at);
  const isEither = tokens.some(({ text }) => /^[ou]$/.test(text));
  const asksEach = tokens.some(
    ({ text }, at) => text === 'y' && /^(que|q|cual|cuales)$/.test(tokens[at + 1]?.text ?? ''),
  );
  const isOneAxis = new Set(distinct.map(({ axis }) => axis)).size === 1;
  return distinct.length > 1 && (isEither || (isOneAxis && (asksEach || distinct[0]?.axis !== 'colour')))
    ? distinct
    : [];
}
