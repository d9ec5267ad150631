import { numberOf } from '../understand/numbers.ts';
import type { Token } from '../words/tokens.ts';
import { braConversion } from './bra-conversion.ts';

const scales = {
  us: /^(us|usa|eeuu|americana|americano|americanas|gringa|gringo|estados|estadounidense|boston|york|miami|houston|chicago|california|texas|florida)$/,
  uk: /^(uk|inglesa|inglesas|ingles|inglaterra|britanic[ao]s?|reino|londres|escocia|irlanda)$/,
  mx: /^(mx|mexico|mexicana|mexicanas|mexicano|mexicanos)$/,
  andes: /^(peru|peruan[ao]s?|chile|chilen[ao]s?|colombia|colombian[ao]s?|ecuador|ecuatorian[ao]s?|bolivia)$/,
  it: /^(it|italia|italiana|italianas|italiano)$/,
  de: /^(alemania|alemana|alemanas|aleman)$/,
  ar: /^(argentina|argentino|argentinas)$/,
  cm: /^(cm|cms|centimetros)$/,
  eu: /^(eu|eur|europea|europeas|europeo|europa|espana|espanola|espanolas|espanol|francesa|francia)$/,
} as const;
type Scale = keyof typeof scales;

const shoeWord =
  /^(zapat\w*|tenis|bambas|calz\w*|botas?|botin\w*|sandalias?|tacones|pie|pies|zapas|sneakers)$/;
const braWord =
  /^(sujetador\w*|brasier\w*|brassier\w*|bras?|corpinos?|sosten\w*|ajustador\w*|formador\w*|copas?)$/;
const trouserWord = /^(pantal\w*|jeans?|vaquer\w*|tejan\w*)$/;
const converting =
  /^(talla|tallas|equival\w*|numero|num|cuanto|cual|que|q|seria|soy|uso|calzo|pido|compro|pasar|convert\w*|corresponde)$/;

const ownSize = /^(uso|soy|calzo|llevo|gasto)$/;

const half = (value: number) => Math.round(value * 2) / 2;
const told = (value: number) => String(half(value)).replace('.', ',');

/** Numbers of minutes, of money or of people are no sizes. */
const ofElse =
  /^(?:min|minutos?|horas?|h|dias?|semanas?|mes|meses|anos?|euros?|pesos|dolares|grados|kilos?|kg|veces|personas|prendas)$/;

const ownedBefore = /^(?:una|de|mi|su|tu|unas)$/;
const isBlazerAt = (tokens: readonly Token[], at: number): boolean =>
  /^americanas?$/.test(tokens[at]?.text ?? '') && ownedBefore.test(tokens[at - 1]?.text ?? '');

const isVerbAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'usa' && /^(?:la|el|un|una|talla|numero|siempre)$/.test(tokens[at + 1]?.text ?? '');

const isLabelledAt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:eu|eur|us|usa|uk|it|mx)$/.test(tokens[at - 1]?.text ?? '') && !/^\d/.test(tokens[at - 2]?.text ?? '');

type Said = { value: number; scale: Scale | null };

function saidIn(tokens: readonly Token[]): { numbers: Said[]; named: Scale[] } {
  const scaleAt = (at: number): Scale | null =>
    /^(se|lo|la|los|las|que)$/.test(tokens[at - 1]?.text ?? '') ||
    isBlazerAt(tokens, at) ||
    isVerbAt(tokens, at)
      ? null
      : ((Object.keys(scales) as Scale[]).find((scale) => scales[scale].test(tokens[at]?.text ?? '')) ??
        null);
  const numbers = tokens.flatMap((token, at): Said[] => {
    const whole = numberOf(token);
    if (whole === null || !/^\d{1,3}([.,]5)?$/.test(token.text)) return [];
    if (ofElse.test(tokens[at + 1]?.text ?? '')) return [];
    const isHalf = tokens[at + 1]?.text === 'y' && /^medi[oa]$/.test(tokens[at + 2]?.text ?? '');
    return [
      {
        value: isHalf ? whole + 0.5 : whole,
        scale:
          (isHalf ? scaleAt(at + 3) : null) ??
          (isLabelledAt(tokens, at) ? scaleAt(at - 1) : null) ??
          scaleAt(at + 1) ??
          scaleAt(at - 1) ??
          scaleAt(at - 2) ??
          (/^(de|en)$/.test(tokens[at + 1]?.text ?? '') ? scaleAt(at + 2) : null),
      },
    ];
  });
  return { numbers, named: tokens.flatMap((_, at) => scaleAt(at) ?? []) };
}

type Cut = 'man' | 'woman' | null;

/** A centimetre of foot is two thirds of a European number less one and a half; see the entries on shoes. */
const footOf = (european: number) => european / 1.5 - 1.5;

function shoes({ value: said, scale }: Said, cut: Cut, named: readonly Scale[]): string | null {
  const man = cut === 'man';
  // "un 4 y medio" is 24.5 in Mexico.
  const value = scale === 'mx' && said < 10 ? said + 20 : said;
  const european =
    scale === 'mx'
      ? value + (man || (cut === null && value >= leastOfMexicanMen) ? 15 : 13.5)
      : scale === 'cm' || (scale === null && value >= 21 && value <= 31)
        ? (value + 1.5) * 1.5
        : scale === 'us'
          ? value + (man ? 33 : 30.5)
          : scale === 'uk'
            ? value + (man ? 34 : 33)
            : scale === 'ar'
              ? value + 1
              : value;
  if (european < 33 || european > 50) return null;
  const women = `US ${told(european - 30.5)} y UK ${told(european - 33)} de mujer`;
  const men = `US ${told(european - 33)} y UK ${told(european - 34)} de hombre`;
  const both = cut === null ? `${women}; ${men}` : man ? men : women;
  const foot = told(footOf(european));
  if (scale === 'mx')
    return `Un ${told(value)} mexicano ronda el ${told(european)} europeo; ${both}. Si dudas entre dos, el mayor.`;
  if (scale === 'cm')
    return `Un ${foot} es el ${told(european)} europeo; ${both}. Si dudas entre dos, el mayor.`;
  const mexican = told(european - (man ? 15 : 13.5));
  return `Un ${told(european)} europeo, un pie de unos ${foot} cm, es ${both}.${named.includes('mx') ? ` En México, un ${mexican}.` : ''}`;
}

const leastOfMexicanMen = 27;

/** Trousers of Peru, Chile, Colombia and Ecuador are numbered by the waist in inches below this, as in Europe above. */
const leastEuropean = 36;

/** Even Mexican sizes are the European less ten; odd ones are a junior scale. */
function clothes({ value, scale }: Said): string | null {
  const isOdd = value % 2 === 1 && value <= 15;
  if (isOdd && scale !== 'uk')
    return `La ${value} es de la escala impar, juvenil: ronda la ${value + 29} o la ${value + 31} europea, que son la ${Math.max(0, value - 3)} o la ${value - 1} estadounidense.`;
  const european =
    scale === 'us'
      ? value + 32
      : scale === 'uk'
        ? value + 28
        : scale === 'mx'
          ? value + 10
          : scale === 'it'
            ? value - 4
            : scale === 'de'
              ? value + 2
              : scale === 'andes' && value < leastEuropean
                ? value + 10
                : value < 20
                  ? value + 32
                  : value;
  if (european < 30 || european > 62) return null;
  return `La ${european} española y francesa ronda la ${european - 2} alemana, la ${european + 4} italiana, la ${european - 28} británica, la ${european - 32} estadounidense y la ${european - 10} mexicana.`;
}

const inch = 2.54;
function waist(value: number, isInches: boolean): string {
  const inches = isInches || value < 32 ? value : value - 10;
  return `Una ${inches + 10} española de pantalón ronda una W${inches}: ${inches} pulgadas, unos ${Math.round(inches * inch)} cm de cintura.`;
}

function jeansOfWoman(said: Said): string | null {
  const told = clothes(said);
  const [, european] = /^La (\d+)/.exec(told ?? '') ?? [];
  return european === undefined
    ? told
    : `${told} En vaqueros por pulgadas, una W${Math.round((Number(european) * 2 - 4) / inch)}.`;
}

function menJacket(value: number): string | null {
  const european = value < 46 ? value + 10 : value;
  if (european > 70) return null;
  return `En chaqueta de hombre, la ${european} española y europea es la ${european - 10} estadounidense y británica, y se hace para ${european * 2} cm de pecho.`;
}

const cups = 'AA A B C D E F G'.split(' ');
function bra(numbers: readonly Said[]): string | null {
  const [under, bust] = numbers
    .map(({ value }) => value)
    .filter((value) => value >= 60 && value <= 130)
    .sort((a, b) => a - b);
  if (under === undefined || bust === undefined || bust - under < 8) return null;
  const band = Math.round(under / 5) * 5;
  const at = Math.round((bust - under - 11) / 2);
  const cup = (step: number) => cups[Math.max(0, Math.min(cups.length - 1, at + step))] ?? 'B';
  const [sister, step] = band > under ? [band - 5, 1] : [band + 5, -1];
  return `Con ${told(under)} de contorno y ${told(bust)} de pecho sale una ${band}${cup(0)} europea, que en España es una ${band + 15}${cup(0)}. Prueba también su vecina, la ${sister + 15}${cup(step)}.`;
}

const shirtWord = /^(camisas?)$/;
function collar(value: number): string | null {
  if (value < 35 || value > 48) return null;
  const inches = told(value / inch);
  return `Una camisa del ${value} tiene ${value} cm de cuello: unas ${inches} pulgadas.`;
}

const caveat = 'Cada marca corta a su manera: mira su tabla en centímetros.';

const jacketWord = /^(chaqueta|saco|blazer|traje|terno|abrigo)$/;
const topWord = /^(camis\w*|blusas?|vestidos?|sueter\w*|jersey\w*|faldas?)$/;
const things = [shoeWord, braWord, trouserWord, jacketWord, topWord] as const;
const mostApart = 3;
/** Shoes of the person's own country are numbered from here on. */
const leastOwn = 20;

/** "soy 7 en jeans y 24.5 de zapato": the tokens with each number and its thing alone; empty where all are of one thing. */
function eachApart(tokens: readonly Token[]): (readonly Token[])[] {
  const thingAt = (at: number) =>
    isBlazerAt(tokens, at) ? jacketWord : things.find((thing) => thing.test(tokens[at]?.text ?? ''));
  const thingOf = (at: number) => {
    for (let apart = 1; apart <= mostApart; apart++)
      for (const near of [at + apart, at - apart]) {
        const thing = thingAt(near);
        if (thing) return thing;
      }
    return undefined;
  };
  const sized = tokens.flatMap((token, at) => {
    const thing = numberOf(token) !== null && /^\d/.test(token.text) ? thingOf(at) : undefined;
    return thing ? [{ at, thing }] : [];
  });
  if (new Set(sized.map(({ thing }) => thing)).size < 2) return [];
  const isNumber = (at: number) => sized.some((one) => one.at === at);
  return sized.map(({ at, thing }) =>
    tokens.filter((_, index) => (isNumber(index) ? index === at : (thingAt(index) ?? thing) === thing)),
  );
}

/** The equivalent of a size that a message names; null when it asks for none. */
export function sizeConversion(tokens: readonly Token[], asker: Cut): string | null {
  const each = eachApart(tokens).flatMap((apart) => converted(apart, asker) ?? []);
  const told = each.length > 0 ? [...new Set(each)].join(' ') : converted(tokens, asker);
  return told && `${told} ${caveat}`;
}

function wearerOf(has: (word: RegExp) => boolean): Cut {
  if (!has(/^(?:usa|calza|gasta|lleva|viste|mide)$/) || has(/^(?:uso|calzo|gasto|llevo|visto|mido)$/))
    return null;
  if (has(/^(?:marido|esposo|novio|padre|papa|hermano|yerno|suegro|abuelo|cunado|tio)$/)) return 'man';
  return has(/^(?:esposa|mujer|novia|madre|mama|hermana|nuera|suegra|abuela|cunada|tia)$/) ? 'woman' : null;
}

const isForChild = (tokens: readonly Token[]) =>
  /\b(?:para|a) (?:mi|su|el|la|un|una) (?:hij[oa]|niet[oa]|sobrin[oa])\b/.test(
    tokens.map(({ text }) => text).join(' '),
  );

function converted(tokens: readonly Token[], asker: Cut): string | null {
  const has = (word: RegExp) => tokens.some(({ text }) => word.test(text));
  const [ofMen, ofWomen] = [has(/^(hombres?|caballeros?)$/), has(/^(mujer|mujeres|senora|senoras)$/)];
  const cut = ofMen && ofWomen ? null : ofMen ? 'man' : ofWomen ? 'woman' : (wearerOf(has) ?? asker);
  const { numbers, named } = saidIn(tokens);
  const own = tokens.findIndex(({ text }) => ownSize.test(text));
  const ownNumber = own >= 0 ? numberOf(tokens[own + 1]) : null;
  const said =
    numbers.find(({ scale }) => scale !== null) ??
    (numbers.length > 2 ? numbers.find(({ value }) => value === ownNumber) : undefined) ??
    numbers[0];
  // Of two scales the first is the person's: "en México uso 32, ¿cuál sería en España?"
  const isForeign = said !== undefined && said.value < leastOwn && has(shoeWord);
  const isFar = isForeign || has(/^(alla|alli)$/) || new Set(named).size > 1;
  const first = said && { ...said, scale: said.scale ?? (isFar ? (named[0] ?? null) : null) };
  if (!has(converting)) return null;
  if (has(braWord)) return braConversion(tokens) ?? bra(numbers);
  if (!first) return null;
  const isAsked = named.length > 0 || (has(/^(talla|tallas|numero|equival\w*)$/) && tokens.length <= 12);
  if (!isAsked && !(has(trouserWord) && first.value <= 15)) return null;
  if (has(shirtWord) && has(/^(pulgadas|cuello|us|usa|eeuu|york|americana|gringa)$/))
    return collar(first.value);
  if (has(/^(ninos?|ninas?|bebe|anillo|cinturon|sombrero|guantes|camisa)$/) || isForChild(tokens))
    return null;
  if (has(shoeWord)) {
    const scale = first.scale ?? null;
    const sized = [first, ...numbers.map((one) => ({ ...one, scale: one.scale ?? scale }))];
    return sized.map((one) => shoes(one, cut, named)).find((one) => one !== null) ?? null;
  }
  // Jeans are numbered by the waist in inches, ten below the European size.
  if (
    cut === 'woman' &&
    has(/^(vaqueros?|jeans?|tejanos?)$/) &&
    first.value >= leastEuropean &&
    named.length > 0
  )
    return jeansOfWoman(first);
  if (has(/^(w|pulgadas|vaqueros?|jeans?|tejanos?)$/) && first.value >= 24 && first.value <= 60)
    return waist(first.value, has(/^(w|pulgadas)$/) && first.value < 34);
  if (named.length === 0 && !(has(trouserWord) && first.value <= 15)) return null;
  const isOfJacket =
    has(/^(chaqueta|saco|blazer|traje|terno)$/) || tokens.some((_, at) => isBlazerAt(tokens, at));
  if (isOfJacket && cut !== 'woman' && first.value >= 34) return menJacket(first.value);
  return clothes(first);
}
